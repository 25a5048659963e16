// What one may do in the Cluedo card game, as the server would tell it.
import type { Telling } from '../../lib/say.ts';
import type { CluedoAction } from '../games.ts';

/** Clue cards with their articles. */
export const cluesTelling = (cards: readonly string[]): Telling => ({
  message: 'cards',
  parts: { cards: cards.map((card) => ({ message: 'clue-card-the', terms: { card } })) },
});

export interface Circumstances {
  /** Who asks, on whose turn it is. */
  asker: number;
  /** Whether one accuses on one's own turn, or because somebody else does. */
  turn: boolean;
}

export function actionTelling(action: CluedoAction, { asker, turn }: Circumstances): Telling {
  switch (action.type) {
    case 'ask':
      return { message: 'do-ask-cards', parts: { cards: [cluesTelling(action.cards)] } };
    case 'show':
      return {
        message: 'do-show',
        seats: { asker: [asker] },
        parts: { card: [cluesTelling([action.card])] },
      };
    case 'declare':
      return { message: 'do-declare', terms: { stage: turn ? 'turn' : 'asked' } };
    case 'decline':
      return { message: 'do-decline' };
    case 'accuse': {
      const { suspect, weapon, place } = action;
      const crime = { message: 'crime', terms: { suspect, weapon, place } };
      return { message: 'do-accuse', parts: { crime: [crime] } };
    }
  }
}
