// Knobs as the texts of the rules take them: a text has a branch for each thing that a knob can be.
import type { Knobs } from './editions.ts';

const yes = (turned: unknown): 'yes' | 'no' => (turned ? 'yes' : 'no');
const word = (value: unknown): string => String(value);
const number = (value: unknown): number => Number(value);
const length = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

function asks(numbers: unknown): 'one' | 'two' | 'both' {
  const list = Array.isArray(numbers) ? numbers : [];
  return list.length !== 1 ? 'both' : list[0] === 1 ? 'one' : 'two';
}

export function sleuthTerms(knobs: Knobs) {
  const [three, four, five, six, seven] = (knobs.hands as number[] | undefined) ?? [];
  return {
    missing: number(knobs.missing),
    cards: length(knobs.search_deck),
    hands: {
      three: three ?? 0,
      four: four ?? 0,
      five: five ?? 0,
      six: six ?? 0,
      seven: seven ?? 0,
    },
    first: word(knobs.first_player),
    deck: word(knobs.empty_deck),
    shows: yes(knobs.show_gems),
    freeShows: yes(knobs.show_gems && knobs.free_shows),
    element: asks(knobs.free_element_asks),
    blank: asks(knobs.free_blank_asks),
    exchange: word(knobs.exchange),
    leaver: word(knobs.leaver_cards),
    questions: number(knobs.final_questions),
    strict: yes(knobs.final_strict),
    secret: yes(knobs.secret_places),
  };
}

export function cluedoTerms(knobs: Knobs) {
  return {
    suspects: length(knobs.suspects),
    weapons: length(knobs.weapons),
    places: length(knobs.places),
    first: word(knobs.first_player),
    two: yes(knobs.two_accuse_together),
  };
}
