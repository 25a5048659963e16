/** Six cameos: one profile, and what each suspect wears or holds. Told apart by outline, never by colour. */

import { circle, ellipse, g, path, type Shape } from './shape.ts';

export type Suspect = 'SC' | 'MU' | 'OR' | 'GR' | 'PE' | 'PL';

const INK = { fill: 'var(--deep)' } as const;
/** Scratched out of the ink. */
const CUT = {
  fill: 'none',
  stroke: 'var(--card-paper)',
  'stroke-width': 1.5,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;
const LINE = { ...CUT, stroke: 'var(--deep)', 'stroke-width': 2 } as const;
const LIT = { fill: 'var(--card-paper)' } as const;

const SHOULDERS =
  'C4.5 37 9 42 17 45C31 49 43 53 47 68H-49C-48 53-41 47-29 43C-21 40-18.5 35-19 27';
const MAN =
  'M14-24C16-20 17.5-17 16.5-13C16-11 17-9 19-6L26 1.5C26.5 3.5 22.5 4.5 19.5 4.5C20 6.5 21.5 7.5 20.5 9.5C19 10.5 18.5 10.5 18 11.5C20 12.5 20.5 14.5 19 16C17.5 17.5 20 19.5 20.5 22C21 27 15 29 10 28C7 27.5 5 28 4.5 31' +
  SHOULDERS +
  'C-20 21-24 14-26 6C-31-8-29-24-18-33C-6-41 10-36 14-24Z';
const WOMAN =
  'M13-24C15-20 16-17 15-13C14.5-11 15.5-9 17-6.5L22.5 0C23.5 2 20.5 3 18 3C18.5 4.5 21 6 19.5 8C18 9 18 9 17.5 9.800C19.5 10.5 19.5 13 18 14C16.5 15.5 18.5 17.5 18 20C17 24.5 12 25.5 7 24.5C3 24 1.5 27 1.5 31C1 39 6 44 14 47C28 51 36 55 39 68H-42C-41 55-33 49-24 45C-16 41-13 36-13.5 27C-15 21-23 14-26 6C-31-8-29-24-18-33C-6-41 9-36 13-24Z';

const scarlett: readonly Shape[] = [
  path(WOMAN, INK),
  path(
    'M15-22C10-40-16-46-28-32C-38-20-36 2-28 12C-22 20-12 18-10 8C-8-2-4-8 4-10C10-12 16-15 15-22Z',
    INK,
  ),
  circle(-27, 16, 11.5, INK),
  path(
    'M12-25C4-36-14-36-24-25M11-19C0-28-16-26-28-12M-34 14C-32 8-24 8-22 14C-21 19-27 21-29 17',
    CUT,
  ),
  path('M20 9L45 3', { ...LINE, 'stroke-width': 2.4 }),
  path('M46 0C42-6 50-11 45-17C41-22 48-27 46-32', {
    ...LINE,
    'stroke-width': 1.6,
    'stroke-opacity': 0.7,
  }),
  path('M-9 37C-4 44 4 46 11 44', {
    ...CUT,
    'stroke-width': 3,
    'stroke-dasharray': '0.1 4.2',
  }),
  circle(-8, 12, 2.4, LIT),
  path('M-33 66C-22 52 20 52 31 66', CUT),
];

const mustard: readonly Shape[] = [
  path(MAN, INK),
  path(
    'M-36-15C-34-19-29-21-27-22C-28-44-12-53-2-53C10-53 17-42 18-25C24-23 33-20 38-13C32-10 22-13 8-15C-8-17-26-14-36-15Z',
    INK,
  ),
  path('M-2-53V-58', { ...LINE, 'stroke-width': 5 }),
  path('M-27-21C-12-25 4-25 19-23M-27.5-26C-12-30 4-30 18.5-28', CUT),
  path('M17 4.5C23 3 31 5 34 0C36 9 27 14 18 11.5C13 12 8 10 6 6C10 7 14 6 17 4.5Z', INK),
  path('M17.5 11.5C22 12.5 29 11 32 7', { ...CUT, 'stroke-width': 1 }),
  path('M-18 32C-8 38 2 39 8 37M-20 38C-8 45 4 46 14 44.5', CUT),
  path('M-47 58C-42 48-34 46-26 47L-30 60M-43 60L-44 66M-38 60L-39 66M-33 60L-34 66', CUT),
  circle(12, 56, 4, LIT),
  path('M12 47V51M21 50V53', {
    ...CUT,
    'stroke-width': 4,
    'stroke-linecap': 'butt',
  }),
  circle(21, 57, 3.6, LIT),
];

const orchid: readonly Shape[] = [
  path(WOMAN, INK),
  path(
    'M18-17C17-38-4-44-18-37C-34-29-34-4-32 22C-22 26-12 24-8 22C-11 10-10 0-6-9C2-9 12-11 18-17Z',
    INK,
  ),
  path('M17-19C4-15-8-16-14-10C-19 0-18 12-15 21M-21-24C-27-10-27 8-26 21', CUT),
  circle(15, -7, 6.2, { ...CUT, stroke: 'var(--deep)', 'stroke-width': 4.4 }),
  circle(15, -7, 6.2, { ...LIT, stroke: 'var(--deep)', 'stroke-width': 1.8 }),
  path('M9-8L-9-10', { ...CUT, 'stroke-width': 1.6 }),
  g(
    { transform: 'translate(-20 -24)' },
    ...[0, 72, 144, 216, 288].map((turn) =>
      ellipse(0, -9, 5.6, 9, {
        ...LIT,
        stroke: 'var(--deep)',
        'stroke-width': 1.6,
        transform: `rotate(${turn})`,
      }),
    ),
    circle(0, 0, 3.6, INK),
  ),
  path('M-8 41L4 66L12 48M-8 41L-22 56L-8 58', CUT),
];

const green: readonly Shape[] = [
  path(MAN, INK),
  path(
    'M-37-22C-36-26-31-26-28-27C-28-46-18-52-5-52C9-52 16-44 16-28C20-28 28-28 32-32C34-26 28-20 18-19.5C0-18-18-17-29-18C-34-18-37-20-37-22Z',
    INK,
  ),
  path('M-27.5-28C-12-31 2-31 16-29.5M-27-24C-12-27 2-27 17-25', CUT),
  path('M-19 31L-4 40L6 37L6 42L-2 47L-20 37Z', LIT),
  path('M-2 47L3 54L-2 66M3 54L9 47', CUT),
  path('M-20 42L-6 66M18 46L6 66', CUT),
  path('M19 11.5L36 13.5', { ...LINE, 'stroke-width': 4.6 }),
  path('M31 12.7L32 13', { ...CUT, 'stroke-width': 4 }),
  path('M39 12C46 8 39 2 44-3C48-8 42-12 44-16', {
    ...LINE,
    'stroke-width': 1.6,
    'stroke-opacity': 0.7,
  }),
];

const feather = (turn: number, size: number): Shape =>
  g(
    { transform: `translate(-14 -34) rotate(${turn}) scale(${size})` },
    path('M0 0C-2-12-2-20 0-30', { ...LINE, 'stroke-width': 1.8 }),
    path('M0-52C11-46 10-32 0-26C-10-32-11-46 0-52Z', INK),
    ellipse(0, -38, 4.6, 6, LIT),
    circle(0, -36.5, 2.4, INK),
  );

const peacock: readonly Shape[] = [
  g(
    { transform: 'translate(6 17) scale(0.9)' },
    feather(-66, 0.9),
    feather(-32, 1),
    feather(2, 0.9),
    path(WOMAN, INK),
    path(
      'M14-22C18-34 8-47-8-46C-28-46-36-30-33-12C-31 0-25 10-18 14C-12 10-12-2-6-8C2-10 10-13 14-22Z',
      INK,
    ),
    path(
      'M12-27C6-38-10-38-14-30C-16-25-8-24-8-29M-28-16C-28-28-20-36-12-38M-24-4C-27-14-24-22-19-26',
      CUT,
    ),
    path('M-10 14L-7 19L-10 27L-13 19Z', LIT),
    path('M-22 41C-18 30-16 32-12 28L-6 34L-1 29L5 35L10 34L16 47C4 52-12 50-22 41Z', LIT),
    path('M-14 43L-12 31M-6 46L-5 36M3 47L3 36M10 47L8 37', {
      ...LINE,
      'stroke-width': 1.2,
    }),
  ),
];

const plum: readonly Shape[] = [
  path(MAN, INK),
  path('M-14-4C-22-14-34-12-36-2C-40 8-34 20-24 21C-16 22-12 12-14-4Z', INK),
  path('M-31-4C-34 4-31 12-26 16M-24-6C-28 2-26 10-21 14M-18-4C-21 4-20 8-17 12', CUT),
  path('M15 17C20 17 22 20 21 26C19 34 14 40 11 41C5 38 2 30 3 23C8 25 13 23 15 17Z', INK),
  circle(13.5, -7, 7.2, { ...LIT, stroke: 'var(--deep)', 'stroke-width': 2.2 }),
  path('M6-7L-12-5', { ...CUT, 'stroke-width': 1.8 }),
  path('M19 10L30 15', { ...LINE, 'stroke-width': 2.8 }),
  path('M27 12H41C42 20 40 26 34 26C28 26 26 20 27 12Z', INK),
  path('M29 15.5H39', { ...CUT, 'stroke-width': 1.2 }),
  path('M34 7C30 1 38-4 34-10C31-15 37-19 35-24', {
    ...LINE,
    'stroke-width': 1.6,
    'stroke-opacity': 0.7,
  }),
  path('M-2 46L-14 40V54ZM-2 46L10 42V54Z', LIT),
  path('M-10-35C-14-41-20-41-24-38M-12-36C-13-43-19-47-24-45M-8-36C-9-43-13-48-18-49', {
    ...LINE,
    'stroke-width': 1.6,
  }),
];

export const SUSPECTS: Readonly<Record<Suspect, readonly Shape[]>> = {
  SC: scarlett,
  MU: mustard,
  OR: orchid,
  GR: green,
  PE: peacock,
  PL: plum,
};
