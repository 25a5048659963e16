/** How cards are named: tellings made of their codes, and what a language and an edition write on them. */

import type { Telling } from '../lib/say.ts';
import { say } from '../lib/texts.svelte.ts';
import { COLOURS, FREE, soughtTerms } from './codes.ts';

const LA_CHASSE = 'chasse-aux-diamants';

/** Whether an edition writes 1, 2 and 3 where the others draw one, two and three. */
export const writesDigits = (edition: string): boolean => edition === LA_CHASSE;

export const gemTelling = (code: string, edition: string): Telling => ({
  message: 'gem-card',
  terms: soughtTerms(code, edition),
});

export function searchTelling(card: string, edition: string): Telling {
  const kind = card === FREE ? 'free' : card.startsWith(FREE) ? 'free-element' : 'question';
  return {
    message: 'search-card',
    terms: { ...soughtTerms(card.replace(FREE, ''), edition), kind },
  };
}

export const elementTelling = (element: string, edition: string): Telling => ({
  message: 'element',
  terms: soughtTerms(element, edition),
});

export const clueTelling = (card: string): Telling => ({
  message: 'clue-card',
  terms: { card },
});

/** The initial by which the reader's language writes a colour. */
export const initialOf = (colour: string): string =>
  say(elementTelling(colour, '')).charAt(0).toUpperCase();

export const initials = (): Record<string, string> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, initialOf(colour)]));
