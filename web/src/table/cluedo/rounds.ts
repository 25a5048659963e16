// A question as it goes round the table: who was asked, and what each answered.
import type { CluedoSeen } from '../games.ts';

export interface Reply {
  seat: number;
  said: 'none' | 'has' | 'showed';
  /** The card, for the two who know it. */
  card?: string | undefined;
}

export interface Round {
  asker: number;
  cards: readonly string[];
  replies: Reply[];
}

function replyIn(event: CluedoSeen): Reply | undefined {
  switch (event.type) {
    case 'had-none':
      return { seat: event.seat, said: 'none' };
    case 'has-one':
      return { seat: event.seat, said: 'has' };
    case 'showed':
      return { seat: event.seat, said: 'showed', card: event.card };
    case 'seen-showed':
      return { seat: event.seat, said: 'showed' };
  }
}

/** The question to which an event belongs, as far as it had gone by then. */
export function roundAt(log: readonly CluedoSeen[], event: CluedoSeen): Round | undefined {
  const at = log.indexOf(event);
  const from = log.slice(0, at + 1).findLastIndex(({ type }) => type === 'asked');
  const asked = log[from];
  if (asked?.type !== 'asked') return undefined;
  const replies = new Map<number, Reply>();
  for (const after of log.slice(from + 1, at + 1)) {
    if (after.type === 'turn-ended') return undefined;
    const reply = replyIn(after);
    if (reply) replies.set(reply.seat, reply);
  }
  return { asker: asked.asker, cards: asked.cards, replies: [...replies.values()] };
}
