/** Four weapons as engravings: ink, with light scratched out of it. */

import { circle, ellipse, g, path, rect, type Shape } from './shape.ts';

export type Weapon = 'CA' | 'DA' | 'RO' | 'RE';

const INK = { fill: 'var(--deep)' } as const;
const CUT = {
  fill: 'none',
  stroke: 'var(--card-paper)',
  'stroke-width': 1.6,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

/** Something turned on a lathe: its right half, given as (half width, height) from the top, and its mirror. */
function turned(profile: readonly (readonly [half: number, y: number])[]): string {
  const side = (sign: 1 | -1): string[] => profile.map(([half, y]) => `${sign * half} ${y}`);
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`;
}

const candlestick: readonly Shape[] = [
  path('M0-62C7-52 8-47 0-41C-8-47-7-52 0-62Z', INK),
  path('M0-55C3-50 3-47 0-45C-3-47-3-50 0-55Z', { fill: 'var(--card-paper)' }),
  path(
    turned([
      [6, -38],
      [6, -12],
      [16, -12],
      [17, -8],
      [7, -3],
      [4, 0],
      [9, 4],
      [9, 8],
      [4, 12],
      [6, 22],
      [12, 28],
      [6, 34],
      [5, 38],
      [14, 46],
      [29, 52],
      [31, 60],
    ]),
    INK,
  ),
  path('M-6-28C-6-22-2-24-3-18', CUT),
  path('M-15-10H15M-8 6H8M-10.5 28H10.5M-13 47H13M-28 54H28', CUT),
  path('M-2 14L-4 22M-1.5 36V42', CUT),
];

const dagger: readonly Shape[] = [
  g(
    { transform: 'rotate(32)' },
    path('M0 66L-8.5 20V-14H8.5V20Z', INK),
    path('M0 58V-10', { ...CUT, 'stroke-width': 1.4 }),
    path('M4.5-10V20L2 40', { ...CUT, 'stroke-width': 0.9 }),
    path(
      'M-27-22C-29-15-23-12-19-14H19C23-12 29-15 27-22C23-19 15-19 8-20H-8C-15-19-23-19-27-22Z',
      INK,
    ),
    rect(-6.5, -52, 13, 33, 3, INK),
    path('M-6-46L6-42M-6-40L6-36M-6-34L6-30M-6-28L6-24', CUT),
    circle(0, -58, 9, INK),
    circle(0, -58, 4.5, { ...CUT, 'stroke-width': 1.4 }),
  ),
];

const STRAND = 'M30 60C34 40 12 34-6 34';
const COILS: readonly string[] = [
  'M-40 14C-40-4 40-4 40 14C40 32-40 32-40 14Z',
  'M-40 2C-40-16 40-16 40 2C40 20-40 20-40 2Z',
  'M-38-10C-38-28 38-28 38-10C38 8-38 8-38-10Z',
];

/** A length of rope: its edge, its light, and the lay of its strands. */
const length = (d: string): readonly Shape[] => [
  path(d, {
    fill: 'none',
    stroke: 'var(--deep)',
    'stroke-width': 11,
    'stroke-linecap': 'round',
  }),
  path(d, {
    fill: 'none',
    stroke: 'var(--card-paper)',
    'stroke-width': 7.5,
    'stroke-linecap': 'round',
  }),
  path(d, {
    fill: 'none',
    stroke: 'var(--deep)',
    'stroke-width': 7.5,
    'stroke-dasharray': '2.2 3.6',
  }),
];

const rope: readonly Shape[] = [
  g(
    { transform: 'translate(0 2)' },
    ...length(STRAND),
    ...COILS.flatMap(length),
    ...length('M-14-24C-30-44-22-62-4-60C14-58 14-40-4-24'),
    rect(-13, -32, 20, 14, 5, INK),
    path('M-8-30V-20M-3-30V-20M2-30V-20', CUT),
  ),
];

const revolver: readonly Shape[] = [
  g(
    { transform: 'translate(4 0) scale(0.9) rotate(-14)' },
    path(
      'M50-26V-14H14C14-6 12-2 6-1C7 8 4 14-4 14H-9C-13 14-15 12-16 9L-28 46C-29 50-32 51-36 50L-50 45C-53 44-54 41-52 38L-36 4C-39-2-40-8-37-14L-45-20C-47-26-42-30-38-27L-32-24C-26-30-18-30-14-30H46C49-30 50-29 50-26Z',
      INK,
    ),
    path('M-8 0H1C2 7 0 10-4 10H-8C-11 10-12 8-11 5Z', {
      fill: 'var(--card-paper)',
    }),
    path('M-5 0C-7 3-7 6-5 8', {
      ...CUT,
      stroke: 'var(--deep)',
      'stroke-width': 2.4,
    }),
    rect(-21, -28, 25, 18, 4, {
      ...INK,
      stroke: 'var(--card-paper)',
      'stroke-width': 1.4,
    }),
    path('M-17-23H0M-17-15H0', { ...CUT, 'stroke-width': 2.2 }),
    path('M12-22H48', CUT),
    path('M44-34L47-30', { ...CUT, stroke: 'var(--deep)', 'stroke-width': 4 }),
    path('M-31 10L-42 35M-26 13L-36 39M-38 14L-46 32', {
      ...CUT,
      'stroke-width': 1.2,
    }),
    ellipse(-30, -12, 2, 2, { fill: 'var(--card-paper)' }),
  ),
];

export const WEAPONS: Readonly<Record<Weapon, readonly Shape[]>> = {
  CA: candlestick,
  DA: dagger,
  RO: rope,
  RE: revolver,
};
