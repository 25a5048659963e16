// What the catalogue says of a game and its editions, as the rules to read need it.
import type { Schema } from '../lib/api.ts';

export type Catalogue = Schema<'Catalogue'>;
export type Offered = Schema<'Offered'>;
export type Variant = Schema<'Variant'>;
export type Knobs = Readonly<Record<string, unknown>>;

/** The knobs of an edition as its book has them. */
export const usual = (offered: Offered): Knobs =>
  Object.fromEntries(offered.knobs.map((knob) => [knob.name, knob.usual]));

export const familyOf = (game: string): string => game.split('/')[0] ?? '';
export const editionOf = (game: string): string => game.split('/')[1] ?? '';

/** Numbers as one says how many may play: `3–7`, else one by one. */
export function span(numbers: readonly number[]): string | number[] {
  const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const whole = numbers.length > 2 && last - first === numbers.length - 1;
  return whole ? `${first}–${last}` : [...numbers];
}

/** A phrase as it begins a line. */
export const capital = (phrase: string): string =>
  phrase.charAt(0).toLocaleUpperCase() + phrase.slice(1);

/** Whether two values of a knob are the same. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
