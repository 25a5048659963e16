/** The picture of the front door: a sheet, a hand of cards, the card nobody holds, and the loupe over it. */

import { COLOURS } from '../cards/codes.ts';
import { gemCard } from '../cards/gem-card.ts';
import { cardBack, loupe } from '../cards/loupe.ts';
import { circle, g, path, rect, text, use, type Shape } from '../cards/shape.ts';

export const DESK = [662, 528] as const;

/** The letter of a colour, in the reader's language. */
export type Initials = (colour: string) => string;

const PENCIL = {
  fill: 'none',
  stroke: 'var(--pencil)',
  'stroke-width': 2.4,
  'stroke-linecap': 'round',
} as const;
const LEFT = 44;
const TOP = 74;
const WIDE = 22;
const HIGH = 34;

const cell = (column: number, row: number): [number, number] => [
  LEFT + (column + 0.5) * WIDE,
  TOP + (row + 0.5) * HIGH,
];

// Drawn by hand: no two marks are quite alike.
function cross(column: number, row: number): Shape {
  const [x, y] = cell(column, row);
  const lean = ((column * 5 + row * 3) % 4) - 1.5;
  return path(
    `M${x - 6} ${y - 7 + lean}l12 ${14 - lean}M${x + 6 + lean / 2} ${y - 7}l-11 15`,
    PENCIL,
  );
}
function ring(column: number, row: number): Shape {
  const [x, y] = cell(column, row);
  return path(`M${x + 6} ${y - 6}c-8-6-17 2-14 9 3 8 17 6 16-3-1-5-5-8-9-7`, PENCIL);
}

const CROSSES: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [3, 0],
  [5, 0],
  [2, 1],
  [3, 1],
  [6, 1],
  [8, 1],
  [0, 2],
  [4, 2],
  [7, 2],
  [1, 3],
  [2, 3],
  [5, 3],
];

/** The information sheet: three gems by one, two, three across, the colours down. */
function sheet(initials: Initials): Shape {
  const [right, bottom] = [LEFT + 9 * WIDE, TOP + 4 * HIGH];
  const across = Array.from({ length: 5 }, (_, n) => `M${LEFT} ${TOP + n * HIGH}H${right}`);
  const down = Array.from({ length: 10 }, (_, n) => `M${LEFT + n * WIDE} ${TOP}V${bottom}`);
  return g(
    { transform: 'translate(30 34) rotate(-9)', class: 'lies' },
    rect(0, 0, 272, 372, 3, { fill: 'var(--paper)' }),
    path(across.join('') + down.join(''), { stroke: 'var(--paper-edge)', 'stroke-width': 0.9 }),
    path([0, 3, 6, 9].map((n) => `M${LEFT + n * WIDE} ${TOP - 28}V${bottom}`).join(''), {
      stroke: 'var(--paper-edge)',
      'stroke-width': 2,
    }),
    ...(['D', 'P', 'O'] as const).map((form, n) =>
      g({ class: 'hue-ink' }, use(`gem-${form}`, LEFT + (n * 3 + 1.5) * WIDE, TOP - 22, 0.34)),
    ),
    ...COLOURS.map((colour, row) =>
      text(initials(colour), 25, TOP + (row + 0.72) * HIGH, {
        class: `initial hue-${colour}`,
        'font-size': 25,
      }),
    ),
    ...CROSSES.map(([column, row]) => cross(column, row)),
    ring(4, 1),
    ring(6, 3),
    ...[0, 1, 2, 3].map((n) =>
      path(`M40 ${bottom + 34 + n * 26}h${[150, 176, 118, 60][n]}`, {
        ...PENCIL,
        'stroke-opacity': 0.5,
      }),
    ),
  );
}

const pencil = (): Shape =>
  g(
    { transform: 'translate(38 470) rotate(-17)', class: 'lies' },
    path('M0 0L26-9V9Z', { fill: '#e4c896' }),
    path('M0 0L9-3.200V3.200Z', { fill: '#33302a' }),
    rect(26, -9, 186, 18, 1, { fill: 'var(--desk-pencil)' }),
    path('M26-3H212M26 3H212', { stroke: '#0003', 'stroke-width': 1.5 }),
    rect(212, -9, 14, 18, 1, { fill: 'var(--metal)' }),
    path('M226-9h10a8 9 0 0 1 0 18h-10Z', { fill: '#a5746a' }),
  );

const HAND = ['P2G', 'D1Y', 'O3B', 'P1R', 'D2B'] as const;

/** A hand of five, fanned around a point below it. */
function hand(initials: Initials): Shape[] {
  return HAND.map((code, n) =>
    g(
      {
        transform: `translate(416 640) rotate(${-29 + n * 14.5}) translate(-78 -${424}) scale(1.3)`,
      },
      g(
        { class: `lies dealt dealt-${n}` },
        ...gemCard(code, 'hand', { initial: initials(code.charAt(2)), name: '', digits: false }),
      ),
    ),
  );
}

/** The one card that is missing from all hands: its back, and what the glass makes of it. */
const missing = (): Shape[] => [
  g({ transform: 'translate(352 22) rotate(8) scale(1.18)', class: 'lies' }, ...cardBack('gem')),
  g(
    { transform: 'translate(436 112) scale(2.300)', class: 'lies high' },
    loupe([
      circle(0, 0, 30, { fill: 'var(--card-back)' }),
      g({ class: 'hue-R seen' }, use('gem-D', 0, 1, 0.5)),
      path('M-26-4A26 26 0 0 1 -6-25', {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.25,
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }),
    ]),
  ),
];

/** All of it, as it lies on the desk. */
export const desk = (initials: Initials): Shape[] => [
  sheet(initials),
  pencil(),
  ...hand(initials),
  ...missing(),
];
