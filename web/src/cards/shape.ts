/** Drawings as data: a tag, its attributes, and what is inside. Svelte shows them, scripts print them, tests count them. */

export type Attributes = Readonly<Record<string, string | number>>;
export type Shape = readonly [tag: string, attributes: Attributes, ...within: (Shape | string)[]];

export const g = (attributes: Attributes, ...within: Shape[]): Shape => [
  'g',
  attributes,
  ...within,
];
export const path = (d: string, attributes: Attributes = {}): Shape => [
  'path',
  { d, ...attributes },
];
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): Shape => [
  'circle',
  { cx, cy, r, ...attributes },
];
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes = {},
): Shape => ['ellipse', { cx, cy, rx, ry, ...attributes }];
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  attributes: Attributes = {},
): Shape => ['rect', { x, y, width, height, rx, ...attributes }];
export const text = (words: string, x: number, y: number, attributes: Attributes = {}): Shape => [
  'text',
  { x, y, ...attributes },
  words,
];

/** One of the drawings that a page holds once (see sprite.ts), put somewhere at some size. */
export const use = (
  id: string,
  x: number,
  y: number,
  scale: number,
  attributes: Attributes = {},
): Shape => [
  'use',
  {
    href: `#art-${id}`,
    transform: `translate(${round(x)} ${round(y)}) scale(${round(scale, 3)})`,
    ...attributes,
  },
];

/** A closed polygon as the data of a path. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export function round(value: number, places = 1): number {
  const unit = 10 ** places;
  return Math.round(value * unit) / unit;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (value: string): string =>
  value.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Make a drawing part of the page. */
export function node(shape: Shape): SVGElement {
  const [tag, attributes, ...within] = shape;
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...within.map((part) => (typeof part === 'string' ? part : node(part))));
  return made;
}

/** Print a drawing as SVG text. */
export function print(shape: Shape | string): string {
  if (typeof shape === 'string') return escaped(shape);
  const [tag, attributes, ...within] = shape;
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(String(value))}"`,
  );
  return `<${tag}${written.join('')}>${within.map(print).join('')}</${tag}>`;
}
