// What differs within one game: edition from edition by their knobs and variants, or a variant from the plain game.
import type { Telling } from '../lib/say.ts';
import {
  familyOf,
  same,
  span,
  usual,
  type Catalogue,
  type Knobs,
  type Offered,
} from './editions.ts';

type Value = boolean | null | string | readonly (Telling | string | number)[];

export interface Row {
  name: string;
  telling: Telling;
  /** Each way of doing it, and who does it so; the plain game has no telling. */
  ways: { value: Value; who: (Telling | null)[]; own: boolean }[];
}

interface Side {
  who: Telling | null;
  own: boolean;
  knobs: Knobs;
}

export function rowsOf(catalogue: Catalogue, game: string): Row[] {
  const family = catalogue.games.filter((one) => familyOf(one.game) === familyOf(game));
  const [only] = family;
  if (!only) return [];
  if (family.length === 1) return knobRows(only, withVariants(only));
  const sides = family.map((one) => ({
    who: one.telling,
    own: one.game === game,
    knobs: usual(one),
  }));
  return [...knobRows(only, sides), ...variantRows(family, game)];
}

function withVariants(only: Offered): Side[] {
  const plain = usual(only);
  const more = only.variants.map((variant) => ({
    who: variant.telling,
    own: false,
    knobs: { ...plain, ...variant.changes },
  }));
  return [{ who: null, own: false, knobs: plain }, ...more];
}

function knobRows(offered: Offered, sides: readonly Side[]): Row[] {
  return offered.knobs
    .filter((knob) =>
      sides.some((side) => !same(side.knobs[knob.name], sides[0]?.knobs[knob.name])),
    )
    .map((knob) => ({
      name: knob.name,
      telling: knob.telling,
      ways: grouped(sides, (side) => spoken(knob, side.knobs[knob.name])),
    }));
}

/** The value of a knob in words, where the catalogue has any. */
function spoken(knob: Offered['knobs'][number], value: unknown): Value {
  if (typeof value === 'boolean') return value;
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => {
    const choice = knob.choices.find((choice) => choice.value === one);
    return choice?.telling ?? (one as string | number);
  });
}

/** A variant without its number: two and three missing gems are one. */
const kindOf = (name: string): string => name.replace(/-\d$/, '');

/** Which books have which variant, for how many; and in what the same variant differs from book to book. */
function variantRows(family: readonly Offered[], game: string): Row[] {
  const all = family.flatMap((one) => one.variants);
  const firsts = all.filter(
    (variant, n) => all.findIndex((other) => kindOf(other.name) === kindOf(variant.name)) === n,
  );
  return firsts.flatMap(({ name, telling }) => {
    const sides = family.map((one) => ({
      who: one.telling,
      own: one.game === game,
      knobs: {
        seats: seats(
          one,
          one.variants.find((variant) => variant.name === name),
        ),
      },
    }));
    const ways = grouped(sides, (side) => side.knobs.seats as Value);
    const row = ways.length > 1 ? [{ name, telling, ways }] : [];
    return [...row, ...changeRows(family, game, name)];
  });
}

function seats(offered: Offered, variant: Offered['variants'][number] | undefined): Value {
  if (!variant) return null;
  return same(variant.seats, offered.seats) || variant.name.startsWith('places')
    ? true
    : span(variant.seats);
}

function changeRows(family: readonly Offered[], game: string, name: string): Row[] {
  const having = family.filter((one) => one.variants.some((variant) => variant.name === name));
  const sides = having.map((one) => ({
    who: one.telling,
    own: one.game === game,
    knobs: { ...usual(one), ...one.variants.find((variant) => variant.name === name)?.changes },
  }));
  const [first] = having;
  if (!first) return [];
  return knobRows(first, sides).filter(({ name: knob }) =>
    having.every((one) => same(usual(one)[knob], usual(first)[knob])),
  );
}

function grouped(sides: readonly Side[], valueOf: (side: Side) => Value): Row['ways'] {
  const ways: Row['ways'] = [];
  for (const side of sides) {
    const value = valueOf(side);
    const found = ways.find((way) => same(way.value, value));
    if (found) {
      found.who.push(side.who);
      found.own ||= side.own;
    } else ways.push({ value, who: [side.who], own: side.own });
  }
  return ways;
}
