// What one may do in Sleuth, as the server would tell it: the same messages, the same terms.
import { FREE, soughtTerms } from '../../cards/codes.ts';
import { searchTelling } from '../../cards/naming.ts';
import type { Telling } from '../../lib/say.ts';
import type { SleuthAction } from '../games.ts';

export const ELEMENTS = 'DPO123RBGY';

/** Elements in the order of a question's code: `GP` is `PG`. */
export const questionOf = (elements: Iterable<string>): string =>
  [...elements].sort((one, other) => ELEMENTS.indexOf(one) - ELEMENTS.indexOf(other)).join('');

const coloursOf = (gems: readonly string[], edition: string): Telling[] =>
  gems.map((gem) => ({ message: 'colour-the', terms: soughtTerms(gem, edition) }));

/** Gem cards with their articles; those that differ in colour alone share one noun. */
export function gemsTelling(gems: readonly string[], edition: string): Telling {
  const [first] = gems;
  const alike = first && gems.length > 1 && gems.every((gem) => gem.startsWith(first.slice(0, 2)));
  if (alike)
    return {
      message: 'gem-cards-alike',
      terms: soughtTerms(first.slice(0, 2), edition),
      parts: { colours: coloursOf(gems, edition) },
    };
  const cards = gems.map((gem) => ({ message: 'gem-card-the', terms: soughtTerms(gem, edition) }));
  return { message: 'cards', parts: { cards } };
}

export interface Circumstances {
  edition: string;
  /** Whether the question shows gems to the asker. */
  shown: boolean;
  /** Whether a question of this turn was asked already. */
  again: boolean;
}

/** An action as the sentence that stands there before it is done. */
export function actionTelling(
  action: SleuthAction,
  { edition, shown, again }: Circumstances,
): Telling {
  const answer = shown ? 'gems' : 'count';
  switch (action.type) {
    case 'ask':
      return {
        message: 'do-ask',
        terms: {
          ...soughtTerms(action.question, edition),
          answer,
          choice: action.card.startsWith(FREE) ? 'free' : 'none',
        },
        seats: { asked: [action.asked] },
        parts: { card: [searchTelling(action.card, edition)] },
      };
    case 'ask-final':
      return {
        message: 'do-ask-final',
        terms: { ...soughtTerms(action.question, edition), answer, again: again ? 'yes' : 'no' },
        seats: { asked: [action.asked] },
      };
    case 'exchange':
      return { message: 'do-exchange', terms: { edition } };
    case 'pass':
      return { message: 'do-pass', terms: { stage: again ? 'asked' : 'empty-handed' } };
    case 'identify':
      return {
        message: 'do-identify',
        terms: { edition, missing: action.gems.length },
        parts: { gems: [gemsTelling(action.gems, edition)] },
      };
  }
}
