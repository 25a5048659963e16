/** The three gems, drawn around the origin with a radius of about fifty; hue and line come from where they are used. */

import { circle, ellipse, g, path, polygon, type Shape } from './shape.ts';
import type { Form, Kind } from './codes.ts';

type Point = readonly [number, number];

/** A lozenge with bulging sides: at any size its corners tell it from a pearl. */
function girdle(eighth: number, reach: number): Point {
  const angle = (eighth * Math.PI) / 4;
  const bulge = 1.28;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const radius = (50 * reach) / (Math.abs(x) ** bulge + Math.abs(y) ** bulge) ** (1 / bulge);
  return [x * radius, y * radius];
}

const TABLE = 0.5;
const STAR = 0.74;

/** The facets of a brilliant's crown seen from above, each with the eighth of the circle it faces. */
function facets(): { points: Point[]; faces: number; glint: number }[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => {
    const [here, next, between] = [girdle(k, TABLE), girdle(k + 1, TABLE), girdle(k + 0.5, STAR)];
    const before = girdle(k - 0.5, STAR);
    const [corner, corners, middle] = [girdle(k, 1), girdle(k + 1, 1), girdle(k + 0.5, 1)];
    return [
      { points: [here, next, between], faces: k + 0.5, glint: 0.35 },
      {
        points: [here, between, corner, before],
        faces: k,
        glint: k % 2 ? -0.3 : 0.25,
      },
      {
        points: [between, corner, middle],
        faces: k + 0.3,
        glint: k % 2 ? 0.3 : -0.35,
      },
      {
        points: [between, middle, corners],
        faces: k + 0.7,
        glint: k % 2 ? -0.35 : 0.3,
      },
    ];
  });
}

const LIGHT_FROM = 7; // the eighth of the circle where the lamp stands: upper left
const SHADES: readonly (readonly [least: number, fill: string, opacity: number])[] = [
  [0.8, '#fff', 0.78],
  [0.4, '#fff', 0.5],
  [0.05, '#fff', 0.22],
  [-0.4, '#000', 0.04],
  [-0.8, '#000', 0.2],
  [-9, '#000', 0.38],
];

function brilliant(): Shape {
  const all = facets();
  const light = (facet: (typeof all)[number]): number =>
    0.75 * Math.cos(((facet.faces - LIGHT_FROM) * Math.PI) / 4) + facet.glint;
  const shades = SHADES.map(([least, fill, opacity], n): Shape => {
    const most = SHADES[n - 1]?.[0] ?? 9;
    const lit = all.filter((facet) => light(facet) >= least && light(facet) < most);
    return path(lit.map((facet) => polygon(facet.points)).join(''), {
      fill,
      'fill-opacity': opacity,
    });
  });
  const ring = (reach: number, step: number): string =>
    polygon(Array.from({ length: 8 / step }, (_, k) => girdle(k * step, reach)));
  const edges = all.map((facet) => polygon(facet.points)).join('');
  return g(
    { 'stroke-linejoin': 'round' },
    path(ring(1, 0.5), { fill: 'var(--hue)' }),
    ...shades,
    path(ring(TABLE, 1), { fill: '#fff', 'fill-opacity': 0.34 }),
    path(polygon([girdle(6, TABLE), girdle(7, TABLE), girdle(0, TABLE), girdle(1, TABLE)]), {
      fill: '#fff',
      'fill-opacity': 0.4,
    }),
    path(edges, {
      fill: 'none',
      stroke: 'var(--deep)',
      'stroke-width': 1.4,
      'stroke-opacity': 0.75,
    }),
    path(ring(1, 0.5), {
      fill: 'none',
      stroke: 'var(--deep)',
      'stroke-width': 5,
    }),
  );
}

function pearl(): Shape {
  return g(
    {},
    circle(0, 0, 46, { fill: 'var(--hue)' }),
    circle(0, 0, 46, { fill: 'url(#art-sheen)' }),
    path('M-30 26A40 40 0 0 0 38 12A44 44 0 0 1 -30 26Z', {
      fill: '#fff',
      'fill-opacity': 0.5,
    }),
    ellipse(-16, -20, 13, 8.5, {
      fill: '#fff',
      'fill-opacity': 0.95,
      transform: 'rotate(-40 -16 -20)',
    }),
    circle(-29, -2, 2.6, { fill: '#fff', 'fill-opacity': 0.85 }),
    circle(0, 0, 46, {
      fill: 'none',
      stroke: 'var(--deep)',
      'stroke-width': 5,
    }),
  );
}

/** The fire of an opal: shards that seem to drift in it, in the light of other stones. */
const FIRE: readonly (readonly [fill: string, opacity: number, shards: string])[] = [
  ['#fff', 0.85, 'M-27-9l15-10 5 9-12 12ZM8 12l16-6 3 9-15 7ZM-4-24l12-3-3 8ZM30-8l7 4-5 9-6-6Z'],
  ['#ffe9a8', 0.9, 'M-8-2L7-15l9 8-10 12ZM-28 8l11-2 4 11-9 3ZM20-20l9 5-8 5Z'],
  ['#aef0e4', 0.8, 'M-14 14l13-5 5 10-11 6ZM13-4l9-3 2 9-9 2ZM-36-3l5-6 2 8Z'],
  ['#000', 0.22, 'M-2 8l9-3-2 8ZM-20-2l8 3-9 4ZM9-25l9 2-9 5ZM-24 22l8-2 3 6Z'],
];

function opal(): Shape {
  return g(
    {},
    ellipse(0, 0, 49, 36, { fill: 'var(--hue)' }),
    ...FIRE.map(([fill, opacity, shards]) => path(shards, { fill, 'fill-opacity': opacity })),
    ellipse(0, 0, 49, 36, { fill: 'url(#art-dome)' }),
    path('M-40-12A43 30 0 0 1 4-31A46 34 0 0 0-34-6Z', {
      fill: '#fff',
      'fill-opacity': 0.9,
    }),
    ellipse(0, 0, 49, 36, {
      fill: 'none',
      stroke: 'var(--deep)',
      'stroke-width': 5,
    }),
    ellipse(0, 0, 43, 30, {
      fill: 'none',
      stroke: 'var(--deep)',
      'stroke-width': 1.2,
      'stroke-opacity': 0.55,
    }),
  );
}

export const DRAWN: Readonly<Record<Form, () => Shape>> = {
  D: brilliant,
  P: pearl,
  O: opal,
};

/** What lies behind a gem on a hatched field, that its outline stays clear. */
export const HALOES: Readonly<Record<Form, Shape>> = {
  D: path(polygon(Array.from({ length: 16 }, (_, k) => girdle(k / 2, 1.13)))),
  P: circle(0, 0, 54),
  O: ellipse(0, 0, 57, 44),
};

/** Where one, two or three gems lie, around the middle of a square of a hundred, and how big. */
export const ARRANGED: Readonly<
  Record<Kind, readonly (readonly [x: number, y: number, scale: number])[]>
> = {
  1: [[0, 0, 0.86]],
  2: [
    [18, -29, 0.56],
    [-18, 29, 0.56],
  ],
  3: [
    [2, -33, 0.5],
    [-27, 19, 0.5],
    [27, 19, 0.5],
  ],
};
