/** What every card refers to, drawn once a page: gems, hatchings, gradients. Ids are given nowhere else. */

import { clueDefinitions } from './clue-card.ts';
import { FORMS } from './codes.ts';
import { DRAWN, HALOES } from './gems.ts';
import { patterns } from './hatching.ts';
import { backPatterns } from './loupe.ts';
import { g, type Shape } from './shape.ts';

const stop = (offset: number, color: string, opacity: number): Shape => [
  'stop',
  { offset, 'stop-color': color, 'stop-opacity': opacity },
];

const GRADIENTS: readonly Shape[] = [
  [
    'radialGradient',
    { id: 'art-sheen', cx: 0.5, cy: 0.5, r: 0.5, fx: 0.34, fy: 0.3 },
    stop(0, '#fff', 0.95),
    stop(0.4, '#fff', 0.62),
    stop(0.8, '#fff', 0.1),
    stop(1, '#000', 0.34),
  ],
  [
    'radialGradient',
    { id: 'art-dome', cx: 0.5, cy: 0.5, r: 0.5 },
    stop(0.55, '#000', 0),
    stop(1, '#000', 0.42),
  ],
];

export const sprite = (): Shape => [
  'defs',
  {},
  ...GRADIENTS,
  ...patterns(),
  ...backPatterns(),
  ...clueDefinitions(),
  ...FORMS.map((form) => g({ id: `art-gem-${form}` }, DRAWN[form]())),
  ...FORMS.map((form) => g({ id: `art-halo-${form}` }, HALOES[form])),
];
