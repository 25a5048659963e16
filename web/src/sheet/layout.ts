// How a sheet is laid out: the printed one of Sleuth, gems and types across and colours down, or turned where
// it is narrow; and the notebook of Cluedo, cards down and people across.
import { COLOURS, FORMS, KINDS, type Element } from '../cards/codes.ts';
import { clueTelling, elementTelling, gemTelling } from '../cards/naming.ts';
import type { Telling } from '../lib/say.ts';
import type { Whole } from '../lib/fold.ts';
import { editionOf, isCluedo, knobs } from '../table/games.ts';
import type { Owner } from './cells.ts';

/** While a card is being picked on the sheet, each card's cell is a button that is pressed or not. */
export interface Picking {
  chosen: readonly string[];
  pick: (card: string) => void;
}

/** What heads a row, a column or a group of them. */
export interface Head {
  id: string;
  telling?: Telling;
  elements?: Element[];
  card?: string;
  owner?: Owner;
  /** How many columns or rows it heads, if it is a group's. */
  span?: number;
}
export interface CellAt {
  card: string;
  /** Whose marks stand in it. */
  owners: Owner[];
}
export interface Row {
  head: Head;
  /** What the rows from here on are called. */
  group?: Head;
  cells: CellAt[];
}
export interface Layout {
  /** Groups above the columns; none where columns stand alone. */
  groups: Head[];
  columns: Head[];
  rows: Row[];
  /** Whether a cell shows the marks of all owners, or of one. */
  shared: boolean;
}

/** The owners that a sheet has marks for, in the order in which one goes round the table. */
export function ownersOf(whole: Whole, seat: number): { others: number[]; all: Owner[] } {
  const seats = whole.settings.seats;
  const others = Array.from({ length: seats - 1 }, (_, n) => (seat + 1 + n) % seats);
  const faceUp = whole.view?.scene.face_up.length ?? 0;
  return { others, all: [...others, 'missing', seat, ...(faceUp ? ['table' as const] : [])] };
}

export function layoutOf(whole: Whole, seat: number, turned: boolean): Layout {
  const { others, all } = ownersOf(whole, seat);
  if (isCluedo(whole)) return notebook(whole, all);
  const shown: Owner[] = [...others, 'missing'];
  return turned ? turnedSheet(editionOf(whole), shown) : printedSheet(editionOf(whole), shown);
}

const headOf = (edition: string, ...elements: Element[]): Head => ({
  id: elements.join(''),
  telling: elementTelling(elements.join(''), edition),
  elements,
});

function printedSheet(edition: string, owners: Owner[]): Layout {
  const kinds = FORMS.flatMap((form) => KINDS.map((kind) => [form, kind] as const));
  return {
    shared: true,
    groups: FORMS.map((form) => ({ ...headOf(edition, form), span: KINDS.length })),
    columns: kinds.map(([form, kind]) => ({ ...headOf(edition, kind), id: form + kind })),
    rows: COLOURS.map((colour) => ({
      head: headOf(edition, colour),
      cells: kinds.map(([form, kind]) => ({ card: form + kind + colour, owners })),
    })),
  };
}

function turnedSheet(edition: string, owners: Owner[]): Layout {
  return {
    shared: true,
    groups: [],
    columns: COLOURS.map((colour) => headOf(edition, colour)),
    rows: FORMS.flatMap((form) =>
      KINDS.map((kind) => ({
        head: { ...headOf(edition, form, kind), telling: kindTelling(form + kind, edition) },
        group: kind === '1' ? { ...headOf(edition, form), span: KINDS.length } : undefined,
        cells: COLOURS.map((colour) => ({ card: form + kind + colour, owners })),
      })),
    ),
  };
}

const kindTelling = (elements: string, edition: string): Telling => ({
  message: 'question',
  terms: gemTelling(elements, edition).terms ?? {},
});

const CATEGORIES = ['suspects', 'weapons', 'places'] as const;

function notebook(whole: Whole, owners: Owner[]): Layout {
  const groups = CATEGORIES.map((name) => ({ id: name, cards: knobs<string>(whole, name) }));
  return {
    shared: false,
    groups: [],
    columns: owners.map((owner) => ({ id: String(owner), owner })),
    rows: groups.flatMap(({ id, cards }) =>
      cards.map((card, n) => ({
        head: { id: card, telling: clueTelling(card), card },
        group: n === 0 ? { id, span: cards.length } : undefined,
        cells: owners.map((owner) => ({ card, owners: [owner] })),
      })),
    ),
  };
}

export const cardName = (whole: Whole, card: string): Telling =>
  isCluedo(whole) ? clueTelling(card) : gemTelling(card, editionOf(whole));
