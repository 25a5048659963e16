/** A search card: an emblem for each element that it asks for, an open slot where one may be chosen, and the words. */

import { FREE, isColour, isForm, isKind, type Element } from './codes.ts';
import { ARRANGED } from './gems.ts';
import { shield } from './hatching.ts';
import { circle, g, path, rect, text, use, type Shape } from './shape.ts';

export const SEARCH_CARD_SIZE = [100, 130] as const;
export const SEARCH_MINI_SIZE = [100, 70] as const;

/** What a reader's language and edition write on a search card. */
export interface Wording {
  /** Each colour's initial. */
  readonly initials: Readonly<Record<string, string>>;
  readonly words: string;
  readonly digits: boolean;
  /** How many elements a free choice may ask for. */
  readonly asks: readonly number[];
}

/** An element as a sign of about a hundred across: a gem, one to three of any gem, a colour's shield. */
export function emblem(
  element: Element,
  initials: Readonly<Record<string, string>>,
  digits: boolean,
): Shape {
  if (isForm(element)) return g({ class: 'hue-ink' }, use(`gem-${element}`, 0, 0, 0.86));
  if (isColour(element)) return shield(element, initials[element] ?? element);
  return digits ? digit(element) : anyGems(element);
}

const digit = (kind: Element): Shape =>
  g(
    { class: 'hue-ink' },
    circle(0, 0, 40, {
      fill: 'none',
      stroke: 'var(--deep)',
      'stroke-width': 4,
    }),
    text(kind, 0, 20, { class: 'initial', 'font-size': 60 }),
  );

/** So many of no gem in particular: empty settings, as a jeweller draws them. */
function anyGems(kind: Element): Shape {
  const places = isKind(kind) ? ARRANGED[kind] : [];
  return g(
    { class: 'hue-ink', fill: 'var(--card-paper)', stroke: 'var(--deep)' },
    ...places.flatMap(([x, y, scale]) => [
      circle(x, y, 42 * scale, { 'stroke-width': 4.5 }),
      circle(x, y, 27 * scale, {
        'stroke-width': 2,
        'stroke-dasharray': '4 4',
      }),
    ]),
  );
}

/** What may be chosen: an open slot; a faint one may stay open. */
const slot = (faint: boolean): Shape =>
  g(
    { class: 'slot', opacity: faint ? 0.55 : 1 },
    rect(-38, -42, 76, 84, 14, {
      'stroke-width': 4,
      'stroke-dasharray': '9 7',
    }),
    text('?', 0, 20, { class: 'initial', 'font-size': 58 }),
  );

const plus: Shape = path('M-6 0H6M0-6V6', {
  class: 'plus',
  'stroke-width': 2.6,
  'stroke-linecap': 'round',
});

function emblems(card: string, { initials, digits, asks }: Wording): Shape[] {
  const fixed = [...card.replace(FREE, '')].map((letter) =>
    emblem(letter as Element, initials, digits),
  );
  if (!card.startsWith(FREE)) return fixed;
  const [fewest, most] = [Math.min(...asks), Math.max(...asks)];
  const open = Array.from({ length: most - fixed.length }, (_, n) =>
    slot(n + fixed.length >= fewest),
  );
  return [...fixed, ...open];
}

/** Put one emblem in the middle, or two side by side with a plus between them. */
function laid(signs: readonly Shape[], y: number): Shape[] {
  const [first, second] = signs;
  if (!first) return [];
  if (!second) return [g({ transform: `translate(50 ${y}) scale(0.62)` }, first)];
  return [
    g({ transform: `translate(27.5 ${y}) scale(0.41)` }, first),
    g({ transform: `translate(72.5 ${y}) scale(0.41)` }, second),
    g({ transform: `translate(50 ${y}) scale(0.62)` }, plus),
  ];
}

/** Break words where the two lines come out most alike. */
export function inTwo(words: string, most = 13): string[] {
  if (words.length <= most) return [words];
  const breaks = [...words.matchAll(/[ ’]/g)].map((found) => found.index + 1);
  const longest = (at: number): number => Math.max(at, words.length - at);
  const best = breaks.reduce(
    (one, other) => (longest(other) < longest(one) ? other : one),
    words.length,
  );
  return [words.slice(0, best).trimEnd(), words.slice(best)].filter(Boolean);
}

const BAND = 'M8 86H92V118a4 4 0 0 1 -4 4H12a4 4 0 0 1 -4 -4Z';

export function searchCard(card: string, wording: Wording, mini: boolean): Shape[] {
  const [width, height] = mini ? SEARCH_MINI_SIZE : SEARCH_CARD_SIZE;
  const edge = rect(1, 1, width - 2, height - 2, 9, { class: 'paper' });
  const signs = laid(emblems(card, wording), mini ? 35 : 47);
  if (mini) return [edge, ...signs];
  const lines = inTwo(wording.words);
  const size = Math.min(13.5, 148 / Math.max(...lines.map((line) => line.length), 1));
  const first = 104 + 4.5 - (lines.length - 1) * 7.2;
  return [
    edge,
    rect(8, 8, 84, 114, 4, { class: 'rule' }),
    path(BAND, { class: 'band' }),
    ...signs,
    // The lines are words of one name: a space ends all but the last, for those who hear them.
    ...lines.map((line, n) =>
      text(n < lines.length - 1 ? `${line} ` : line, 50, first + n * 14.4, {
        class: 'caption',
        'font-size': size,
      }),
    ),
  ];
}
