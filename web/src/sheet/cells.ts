// What the sheet is made of: cards, owners, and the cells in which the one is noted with the other.
import type { Schema } from '../lib/api.ts';

export type Owner = Schema<'Stroke'>['owner'];
export type Mark = Schema<'Mark'>;
export type Stroke = Schema<'Stroke'>;
/** The name of a place on the sheet: a card with an owner. */
export type Place = `${string} ${Owner}`;

export const placeOf = (card: string, owner: Owner): Place => `${card} ${owner}`;

/** What stands in one place: by the program in print, by the reader in pencil. */
export interface Noted {
  owner: Owner;
  print: 'has' | 'lacks' | undefined;
  pencil: Mark | undefined;
}

const NEXT: Record<Mark | 'none', Mark | null> = {
  none: 'lacks',
  lacks: 'has',
  has: 'maybe',
  maybe: null,
};
/** The mark that a touch makes of the one that stands there. */
export const next = (mark: Mark | undefined): Mark | null => NEXT[mark ?? 'none'];

/** A probability as the server writes it, `1/3` or `1`, as a number. */
export function shareOf(fraction: string): number {
  const [over = '0', under = '1'] = fraction.split('/');
  return Number(over) / Number(under);
}

/** So many hundredths as fit into a cell: what is possible is never nought, what is open never hundred. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return '<1';
  if (share < 1 && share > 0.99) return '>99';
  return String(Math.round(share * 100));
}

/** By how few letters each name can be told from the others; house players of one name by their numbers. */
export function monograms(names: readonly string[]): string[] {
  const short = names.map((name) => {
    const [first = '·'] = [...name.toLocaleUpperCase()];
    return / (\d)$/.exec(name)?.[1] ?? first;
  });
  return short.map((letters, n) => {
    const alone = short.every((other, m) => m === n || other !== letters);
    return alone ? letters : twoLetters(names, n);
  });
}

function twoLetters(names: readonly string[], n: number): string {
  const [first = '·', ...rest] = [...(names[n] ?? '')];
  const others = names.filter((_, m) => m !== n);
  const unlike = rest.find(
    (letter, at) => letter !== ' ' && others.every((name) => [...name][at + 1] !== letter),
  );
  return first.toLocaleUpperCase() + (unlike ?? n + 1);
}
