/** Five rooms, each seen through its doorway, in lines. */

import { circle, ellipse, g, path, rect, type Shape } from './shape.ts';

export type Place = 'BA' | 'DI' | 'KI' | 'LI' | 'ST';

const INK = { fill: 'var(--deep)' } as const;
const LINE = {
  fill: 'none',
  stroke: 'var(--deep)',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;
const FINE = { ...LINE, 'stroke-width': 1.1 } as const;
/** A thing with a body: paper within, an inked edge. */
const BODY = { ...LINE, fill: 'var(--card-paper)' } as const;

const floor = (y: number): Shape => path(`M-46 ${y}H46`, LINE);

const flame = (x: number, y: number): Shape =>
  path(`M${x} ${y}c3.5 4 3.5 7 0 9c-3.5-2-3.5-5 0-9Z`, INK);

/** A floor of squares that run away to a point. */
function chequered(top: number): Shape {
  const rows = [0, 6, 14, 25, 40];
  const at = (n: number, down: number): number => n * (7 + down * 0.42);
  const squares = rows.slice(1).flatMap((down, row) =>
    [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((n) => {
      if ((n + row) % 2) return [];
      const up = rows[row] ?? 0;
      const [a, b, c, d] = [at(n, up), at(n + 1, up), at(n + 1, down), at(n, down)];
      return [`M${a} ${top + up}H${b}L${c} ${top + down}H${d}Z`];
    }),
  );
  return path(squares.join(''), { ...INK, 'fill-opacity': 0.85 });
}

const ballroom: readonly Shape[] = [
  path('M-46 26H46M-46 20H46', FINE),
  path('M-38 20V-18M-30 20V-22M30 20V-22M38 20V-18M-40-18H-28M40-18H28', LINE),
  chequered(26),
  path('M0-62V-40', LINE),
  path(
    'M-24-22C-24-8 24-8 24-22M-15-22C-15-14 15-14 15-22M0-40C-6-32-6-20 0-12C6-20 6-32 0-40Z',
    BODY,
  ),
  path('M0-12V-4M-12-13V-7M12-13V-7', FINE),
  circle(0, -1, 3, INK),
  circle(-12, -5, 2, INK),
  circle(12, -5, 2, INK),
  ...[-24, -15, 15, 24].flatMap((x) => [rect(x - 2, -29, 4, 8, 1, BODY), flame(x, -40)]),
];

const chair = (sign: 1 | -1): Shape =>
  g(
    { transform: `scale(${sign} 1)` },
    path('M-44 52V-14C-44-20-34-20-34-14V18H-20V52M-34 30H-20', BODY),
    path('M-44-4H-34M-44 6H-34M-44 18H-34', FINE),
  );

const dining: readonly Shape[] = [
  floor(52),
  chair(1),
  chair(-1),
  path(
    'M-28 8H28L32 34C26 30 22 38 16 34C10 38 6 32 0 36C-6 32-10 38-16 34C-22 38-26 30-32 34Z',
    BODY,
  ),
  path('M-14 35V52M14 35V52', { ...LINE, 'stroke-width': 3.4 }),
  path('M-22 13L-24 28M-12 13L-13 29M0 13V30M12 13L13 29M22 13L24 28', FINE),
  ellipse(-19, 6, 7, 2.4, BODY),
  ellipse(19, 6, 7, 2.4, BODY),
  path('M0 7V-24M-12-18C-12-6 12-6 12-18M-6 7H6', LINE),
  ...[-12, 0, 12].flatMap((x) => [
    rect(x - 2, x ? -29 : -35, 4, 11, 1, BODY),
    flame(x, x ? -40 : -46),
  ]),
];

const kitchen: readonly Shape[] = [
  floor(56),
  path('M-40-34H40', { ...LINE, 'stroke-width': 3 }),
  path('M-28-34V-26M0-34V-24M27-34V-26', LINE),
  circle(-28, -16, 9.5, BODY),
  circle(-28, -16, 6, FINE),
  path('M-4-24H4L6-10C3-6-3-6-6-10Z', BODY),
  path('M20-26H34C34-16 30-12 27-12C24-12 20-16 20-26Z', BODY),
  rect(-40, 16, 80, 40, 2, BODY),
  path('M-44 16H44', { ...LINE, 'stroke-width': 4 }),
  rect(-33, 26, 28, 22, 2, LINE),
  path('M-27 31H-11M-33 48', LINE),
  path('M-24 43C-24 38-19 40-19 35C-14 39-14 41-14 43Z', INK),
  rect(6, 26, 26, 10, 2, LINE),
  rect(6, 40, 26, 10, 2, LINE),
  circle(19, 31, 1.8, INK),
  circle(19, 45, 1.8, INK),
  path('M-28-1H-4V10C-4 13-6 14-8 14H-24C-26 14-28 13-28 10Z', INK),
  path('M-31-1H-1M-16-1V-5M-34 3H-28M-4 3H2', LINE),
  path('M8 14C6 2 12-4 20-4C28-4 34 2 32 14ZM32 4C38 4 38-2 42-3M12-4C12-12 28-12 28-4', BODY),
];

const living: readonly Shape[] = [
  floor(56),
  path('M24 56V-34', { ...LINE, 'stroke-width': 2.6 }),
  path('M12-30L18-54H32L38-30Z', BODY),
  path('M19-50L15-33M25-50V-33M31-50L35-33', FINE),
  path('M16 56H32', { ...LINE, 'stroke-width': 4 }),
  path('M-36-8C-36-24 6-24 6-8V30H-36Z', BODY),
  path(
    'M-42 14C-48 14-48 4-42 4C-36 4-34 8-34 14V28H4V14C4 8 6 4 12 4C18 4 18 14 12 14V48H-42Z',
    BODY,
  ),
  path('M-34 28C-30 22 0 22 4 28V36H-34Z', BODY),
  path('M-36 48V55M6 48V55', { ...LINE, 'stroke-width': 4 }),
  path(
    'M-36 2L-24-18M-36 20L-13-20M-27 26L-2-18M-11 25L6-4M6 2L-6-18M6 20L-17-20M-3 26L-28-18M-19 25L-36-4',
    FINE,
  ),
  path('M-42 20H-34M4 20H12M-30 42H0', FINE),
];

const BOOKS: readonly (readonly [x: number, top: number, wide: number])[] = [
  [-36, -40, 6],
  [-30, -43, 5],
  [-25, -38, 7],
  [-11, -42, 5],
  [-6, -40, 6],
  [6, -43, 6],
  [12, -39, 5],
  [24, -42, 7],
  [31, -40, 5],
];

const study: readonly Shape[] = [
  path('M-42-22H42M-42 2H-4M22 2H42M-42-48H42', LINE),
  ...BOOKS.map(([x, top, wide], n) => rect(x, top, wide, -22 - top, 0.5, n % 3 === 1 ? INK : BODY)),
  ...BOOKS.filter(([x]) => x < -8).map(([x, top, wide], n) =>
    rect(x, top + 24, wide, -22 - top, 0.5, n % 2 ? INK : BODY),
  ),
  path('M10 22V0M4 22H16', { ...LINE, 'stroke-width': 2.6 }),
  path('M-8 2C-8-14 28-14 28 2Z', INK),
  path('M20 2V9', FINE),
  rect(-44, 22, 88, 7, 1, INK),
  path('M-40 29H-14V58H-40ZM14 29H40V58H14Z', BODY),
  path('M-40 43H-14M14 43H40M-30 36H-24M24 36H30M-30 50H-24M24 50H30', LINE),
  path('M-34 22L-30 15H-14L-18 22Z', BODY),
  path('M-22 12L-12-2C-9 0-8 3-9 5Z', INK),
];

export const PLACES: Readonly<Record<Place, readonly Shape[]>> = {
  BA: ballroom,
  DI: dining,
  KI: kitchen,
  LI: living,
  ST: study,
};
