/** A gem card: the gems on their colour's hatching, and in the corner what a fanned hand shows of it. */

import { partsOf, type Form, type Kind } from './codes.ts';
import { ARRANGED } from './gems.ts';
import { hatched } from './hatching.ts';
import { g, rect, text, use, type Shape } from './shape.ts';

export type Size = 'large' | 'hand' | 'mini' | 'tiny';

/** What a reader's language and edition write on a card. */
export interface Lettering {
  readonly initial: string;
  /** The name, for a card large enough to bear it. */
  readonly name: string;
  /** La Chasse writes 1, 2 and 3 where the others draw. */
  readonly digits: boolean;
}

export const GEM_CARD_SIZES: Readonly<Record<Size, readonly [number, number]>> = {
  large: [120, 168],
  hand: [120, 168],
  mini: [80, 112],
  tiny: [52, 68],
};

/** One, two or three of a gem around the origin, each on a ground that keeps the hatching away. */
export const arranged = (form: Form, kind: Kind, scale: number): Shape =>
  g(
    { transform: `scale(${scale})` },
    ...ARRANGED[kind].map(([x, y, size]) =>
      use(`halo-${form}`, x, y, size, { fill: 'var(--pale)' }),
    ),
    ...ARRANGED[kind].map(([x, y, size]) => use(`gem-${form}`, x, y, size)),
  );

export function gemCard(code: string, size: Size, lettering: Lettering): Shape[] {
  const { form, kind, colour } = partsOf(code);
  const within = size === 'tiny' ? tiny : size === 'mini' ? mini : whole;
  return [
    g({ class: `hue-${colour}` }, ...within(form, kind, colour, lettering, size === 'large')),
  ];
}

type Draw = (
  form: Form,
  kind: Kind,
  colour: 'R' | 'B' | 'G' | 'Y',
  lettering: Lettering,
  named: boolean,
) => Shape[];

/** A rounded field that leaves a corner free: as wide and deep as the letter there needs. */
function field(left: number, right: number, bottom: number, wide: number, deep: number): string {
  return (
    `M${wide} ${left}H${right - 5}a5 5 0 0 1 5 5V${bottom - 5}a5 5 0 0 1 -5 5H${left + 5}` +
    `a5 5 0 0 1 -5 -5V${deep}H${wide - 6}a6 6 0 0 0 6 -6Z`
  );
}

const whole: Draw = (form, kind, colour, { initial, name, digits }, named) => {
  const pips = digits ? 2 : Number(kind);
  return [
    rect(1, 1, 118, 166, 10, { class: 'paper' }),
    ...hatched(colour, field(8, 112, named ? 144 : 160, 33, 36 + pips * 15)),
    text(initial, 18.5, 31, { class: 'initial', 'font-size': 31 }),
    ...(digits
      ? [
          text(kind, 18.5, 52, { class: 'initial', 'font-size': 22 }),
          use(`gem-${form}`, 18.5, 61, 0.14),
        ]
      : Array.from({ length: pips }, (_, n) => use(`gem-${form}`, 18.5, 41 + n * 14.5, 0.14))),
    g({ transform: `translate(63 ${named ? 82 : 92})` }, arranged(form, kind, named ? 0.84 : 0.88)),
    ...(named ? [text(name, 60, 159.5, { class: 'caption', 'font-size': 11 })] : []),
  ];
};

const mini: Draw = (form, kind, colour, { initial, digits }) => [
  rect(1, 1, 78, 110, 8, { class: 'paper' }),
  ...hatched(colour, field(6, 74, 106, digits ? 45 : 29, 33)),
  text(initial, 16.5, 29, { class: 'initial', 'font-size': 32 }),
  ...(digits ? [text(kind, 36, 29, { class: 'initial', 'font-size': 29 })] : []),
  g({ transform: 'translate(41 69)' }, arranged(form, kind, 0.62)),
];

const tiny: Draw = (form, kind, colour, { initial, digits }) => [
  rect(1, 1, 50, 66, 7, { class: 'paper' }),
  ...hatched(colour, field(4, 48, 64, digits ? 39 : 23, 25)),
  text(initial, 12.5, 23, { class: 'initial', 'font-size': 27 }),
  ...(digits ? [text(kind, 30, 23, { class: 'initial', 'font-size': 25 })] : []),
  g({ transform: 'translate(26.5 44)' }, arranged(form, kind, 0.42)),
];
