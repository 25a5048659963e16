/** Heraldic hatching, as engravers have written colours for four centuries; and the shield that stands for a colour. */

import type { Colour } from './codes.ts';
import { circle, g, path, text, type Shape } from './shape.ts';

/** One tile of each hatching: red down, blue across, green slanting, yellow in dots. */
export const TILES: Readonly<Record<Colour, readonly [side: number, tile: Shape]>> = {
  R: [7, path('M3.5 0V7')],
  B: [7, path('M0 3.5H7')],
  G: [9, path('M-2-2L11 11M-2 7L2 11M7-2L11 2')],
  Y: [
    10,
    path('M2.5 2.5v.01M7.5 7.5v.01', {
      'stroke-width': 2.9,
      'stroke-linecap': 'round',
    }),
  ],
};

export const patterns = (): Shape[] =>
  Object.entries(TILES).map(([colour, [side, tile]]): Shape => [
    'pattern',
    {
      id: `art-hatch-${colour}`,
      width: side,
      height: side,
      patternUnits: 'userSpaceOnUse',
    },
    g(
      {
        class: `hue-${colour}`,
        fill: 'none',
        stroke: 'var(--hatch)',
        'stroke-width': 1.5,
      },
      tile,
    ),
  ]);

/** An outline in a colour: its pale ground, its hatching upon it, and its edge. */
export const hatched = (colour: Colour, outline: string, edge = 1.6): Shape[] => [
  path(outline, { fill: 'var(--pale)' }),
  path(outline, { fill: `url(#art-hatch-${colour})` }),
  path(outline, {
    fill: 'none',
    stroke: 'var(--deep)',
    'stroke-width': edge,
    'stroke-linejoin': 'round',
  }),
];

const SHIELD = 'M-36-40H36V0C36 26 14 38 0 46C-14 38-36 26-36 0Z';

/** A colour as a shield of about a hundred across, with its initial; around the origin. */
export const shield = (colour: Colour, initial: string): Shape =>
  g(
    { class: `hue-${colour}` },
    ...hatched(colour, SHIELD, 5),
    circle(0, -2, 25, {
      fill: 'var(--card-paper)',
      stroke: 'var(--deep)',
      'stroke-width': 2,
    }),
    text(initial, 0, 11, { class: 'initial', 'font-size': 38 }),
  );
