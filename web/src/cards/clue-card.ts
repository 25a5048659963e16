/** A clue card of the Cluedo card game: a cameo for a suspect, a case for a weapon, a doorway for a place. */

import { PLACES, type Place } from './places.ts';
import { circle, ellipse, g, path, rect, text, type Shape } from './shape.ts';
import { SUSPECTS, type Suspect } from './suspects.ts';
import type { Size } from './gem-card.ts';
import { WEAPONS, type Weapon } from './weapons.ts';

export type Clue = Suspect | Weapon | Place;
export type Category = 'suspect' | 'weapon' | 'place';

const DRAWN: Readonly<Record<Category, Readonly<Record<string, readonly Shape[]>>>> = {
  suspect: SUSPECTS,
  weapon: WEAPONS,
  place: PLACES,
};

export const CLUES = [
  ...Object.keys(SUSPECTS),
  ...Object.keys(WEAPONS),
  ...Object.keys(PLACES),
] as Clue[];
const ADVANCED: readonly string[] = ['RE', 'LI', 'ST'];

export const CLUE_CARD_SIZES: Readonly<Record<Size, readonly [number, number]>> = {
  large: [120, 168],
  hand: [120, 168],
  mini: [120, 150],
  tiny: [120, 150],
};

export function categoryOf(clue: string): Category {
  const found = (['suspect', 'weapon', 'place'] as const).find(
    (category) => clue in DRAWN[category],
  );
  if (!found) throw new RangeError(`${clue} is no clue card`);
  return found;
}

/** What frames each category: its outline is the first thing that tells it. */
const FRAMES: Readonly<Record<Category, (attributes: Record<string, string | number>) => Shape>> = {
  suspect: (attributes) => ellipse(0, 0, 49, 66, attributes),
  weapon: (attributes) => path('M-38-66H38L49-55V55L38 66H-38L-49 55V-55Z', attributes),
  place: (attributes) => path('M-49 66V-17A49 49 0 0 1 49-17V66Z', attributes),
};

function framed(clue: string): Shape[] {
  const category = categoryOf(clue);
  const frame = FRAMES[category];
  return [
    frame({ class: 'ground' }),
    frame({ fill: `url(#art-ground-${category})` }),
    g({ 'clip-path': `url(#art-within-${category})` }, ...(DRAWN[category][clue] ?? [])),
    frame({ fill: 'none', stroke: 'var(--deep)', 'stroke-width': 2.4 }),
    g(
      { transform: 'scale(1.06 1.045)' },
      frame({ fill: 'none', stroke: 'var(--deep)', 'stroke-width': 0.8 }),
    ),
  ];
}

/** What the frames need once a page: the ground behind the drawings, and the edge that cuts them off. */
export const clueDefinitions = (): Shape[] =>
  (['suspect', 'weapon', 'place'] as const).flatMap((category, n): Shape[] => [
    ['clipPath', { id: `art-within-${category}` }, FRAMES[category]({})],
    [
      'pattern',
      {
        id: `art-ground-${category}`,
        width: 4,
        height: 4,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${[0, 45, 90][n] ?? 0})`,
      },
      path('M0 2H4', {
        stroke: 'var(--card-edge)',
        'stroke-width': 0.7,
        'stroke-opacity': 0.7,
      }),
    ],
  ]);

export function clueCard(clue: string, size: Size, name: string): Shape[] {
  const [width, height] = CLUE_CARD_SIZES[size];
  const tall = height === 168;
  const middle = size === 'large' ? 78 : height / 2;
  const advanced = [
    circle(105, 17, 8.5, { fill: 'var(--card-paper)' }),
    path('M105 11.5V22.5M99.5 17H110.5', { class: 'mark' }),
  ];
  return [
    g(
      { class: 'hue-ink' },
      rect(1, 1, width - 2, height - 2, 10, { class: 'paper' }),
      g({ transform: `translate(60 ${middle}) scale(${tall ? 0.98 : 1.02})` }, ...framed(clue)),
      ...(ADVANCED.includes(clue) ? advanced : []),
      ...(size === 'large' ? [text(name, 60, 160, { class: 'caption', 'font-size': 12 })] : []),
    ),
  ];
}
