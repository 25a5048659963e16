/** The loupe: on the backs of the cards, in the icon, wherever the project shows itself. */

import { circle, g, path, rect, type Shape } from './shape.ts';

/** Two levels of brass, a lens, and what is seen in it; a hundred across, around the origin. */
export const loupe = (seen: readonly Shape[], glass = 'var(--card-back)'): Shape =>
  g(
    {},
    path('M20 20L44 44', {
      stroke: 'var(--metal-deep)',
      'stroke-width': 15,
      'stroke-linecap': 'round',
    }),
    path('M20 20L44 44', {
      stroke: 'var(--metal)',
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
    path('M27 23.5L42 38.5', {
      stroke: '#fff',
      'stroke-opacity': 0.45,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
    circle(-8, -8, 33, { fill: glass }),
    g({ transform: 'translate(-8 -8)' }, ...seen),
    circle(-8, -8, 33, {
      fill: 'none',
      stroke: 'var(--metal-deep)',
      'stroke-width': 9,
    }),
    circle(-8, -8, 33, {
      fill: 'none',
      stroke: 'var(--metal)',
      'stroke-width': 5.5,
    }),
    path('M-33 -22A28 28 0 0 1 -17 -34.5', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.8,
      'stroke-width': 3.2,
      'stroke-linecap': 'round',
    }),
  );

export type Deck = 'gem' | 'search' | 'clue';

const LENS = {
  fill: 'none',
  stroke: 'var(--card-back-ink)',
  'stroke-width': 3.4,
  'stroke-linejoin': 'round',
} as const;

/** What the loupe on a back looks at: a gem, a question, a keyhole. */
const SEEN: Readonly<Record<Deck, readonly Shape[]>> = {
  gem: [path('M-17-6L-9-15H9L17-6L0 17ZM-17-6H17M-9-15L-6-6L0 17L6-6L9-15', LENS)],
  search: [
    path('M-9-8C-9-20 10-20 10-8C10-1 0-1 0 8', {
      ...LENS,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    circle(0, 16, 3.2, { fill: 'var(--card-back-ink)' }),
  ],
  clue: [
    path('M0-16A8.5 8.5 0 0 1 4-1L7 15H-7L-4-1A8.5 8.5 0 0 1 0-16Z', {
      fill: 'var(--card-back-ink)',
    }),
  ],
};

export const BACK_SIZES: Readonly<Record<Deck, readonly [number, number]>> = {
  gem: [120, 168],
  search: [100, 130],
  clue: [120, 168],
};

/** The back of a card: the loupe over engraver's hatching. */
export function cardBack(deck: Deck): Shape[] {
  const [width, height] = BACK_SIZES[deck];
  return [
    rect(1, 1, width - 2, height - 2, 9, { class: 'paper' }),
    rect(7, 7, width - 14, height - 14, 5, { fill: 'var(--card-back)' }),
    rect(7, 7, width - 14, height - 14, 5, { fill: `url(#art-back-${deck})` }),
    rect(10.5, 10.5, width - 21, height - 21, 3, {
      fill: 'none',
      stroke: 'var(--metal)',
      'stroke-width': 1.2,
    }),
    circle(width / 2, height / 2, 44 * (width / 120), {
      fill: 'var(--card-back)',
      'fill-opacity': 0.8,
    }),
    g(
      {
        transform: `translate(${width / 2} ${height / 2}) scale(${0.72 * (width / 120)})`,
      },
      loupe(SEEN[deck]),
    ),
  ];
}

const line = (d: string): Shape =>
  path(d, {
    stroke: 'var(--card-back-line)',
    'stroke-width': 1.1,
    fill: 'none',
  });

/** A hatching for each deck, so that the backs differ by touch of the eye alone. */
export const backPatterns = (): Shape[] =>
  (
    [
      ['gem', 'M0 3H6M3 0V6', 6, 45],
      ['search', 'M0 3H6', 6, 45],
      ['clue', 'M0 3L3 0L6 3M0 6L3 3L6 6', 6, 0],
    ] as const
  ).map(([deck, d, size, turn]): Shape => [
    'pattern',
    {
      id: `art-back-${deck}`,
      width: size,
      height: size,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `rotate(${turn})`,
    },
    line(d),
  ]);
