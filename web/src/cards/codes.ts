/** The letters of the codes, and what each is called in the catalogues. */

export type Form = 'D' | 'P' | 'O';
export type Kind = '1' | '2' | '3';
export type Colour = 'R' | 'B' | 'G' | 'Y';
export type Element = Form | Kind | Colour;

export const FORMS: readonly Form[] = ['D', 'P', 'O'];
export const KINDS: readonly Kind[] = ['1', '2', '3'];
export const COLOURS: readonly Colour[] = ['R', 'B', 'G', 'Y'];
export const FREE = '?';

export const GEM_CARDS: readonly string[] = FORMS.flatMap((form) =>
  KINDS.flatMap((kind) => COLOURS.map((colour) => form + kind + colour)),
);

const WORDS: Readonly<Record<string, readonly ['gem' | 'type' | 'colour', string]>> = {
  D: ['gem', 'diamond'],
  P: ['gem', 'pearl'],
  O: ['gem', 'opal'],
  1: ['type', 'solitaire'],
  2: ['type', 'pair'],
  3: ['type', 'cluster'],
  R: ['colour', 'red'],
  B: ['colour', 'blue'],
  G: ['colour', 'green'],
  Y: ['colour', 'yellow'],
};

export const isForm = (letter: string): letter is Form => letter !== '' && 'DPO'.includes(letter);
export const isKind = (letter: string): letter is Kind => letter !== '' && '123'.includes(letter);
export const isColour = (letter: string): letter is Colour =>
  letter !== '' && 'RBGY'.includes(letter);

/** The parts of a gem's code. */
export function partsOf(code: string): {
  form: Form;
  kind: Kind;
  colour: Colour;
} {
  const [form, kind, colour] = [code.charAt(0), code.charAt(1), code.charAt(2)];
  if (code.length !== 3 || !isForm(form) || !isKind(kind) || !isColour(colour))
    throw new RangeError(`${code} is no gem card`);
  return { form, kind, colour };
}

export type Terms = Readonly<Record<string, string | number>>;

/** The terms from which the catalogues make a noun phrase: of a gem card, a question, an element. */
export function soughtTerms(elements: string, edition: string): Terms {
  const words = [...elements].map((letter) => WORDS[letter] ?? ['gem', 'any']);
  const kinds = words.map(([kind]) => kind).join('-') || 'none';
  return {
    gem: 'any',
    type: 'any',
    colour: 'any',
    ...Object.fromEntries(words),
    elements: kinds,
    edition,
  };
}
