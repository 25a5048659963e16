// What travels over the table when something happens: from whom to whom, and from where.
import type { Step } from '../../lib/fold.ts';
import type { Desk } from '../desk.svelte.ts';
import type { SleuthSeen } from '../games.ts';
import { fly } from '../motion.svelte.ts';

const AFTER_CARD = 220;

export function travels(desk: Desk, step: Step): void {
  if (step.event.type !== 'happened') return;
  const event = step.event.event as SleuthSeen;
  switch (event.type) {
    case 'answered':
      return played(event.asker, event.card);
    case 'showed':
    case 'seen-showed':
      played(event.asker, event.card);
      return passed(desk, event);
    case 'drew':
      return event.cards.forEach((search, n) =>
        fly({ from: 'deck', to: `seat-${event.seat}`, back: 'search', search, delay: n * 60 }),
      );
    case 'exchanged':
      return event.laid.forEach((search, n) =>
        fly({ from: `seat-${event.seat}`, to: 'discards', back: 'search', search, delay: n * 40 }),
      );
    case 'seen-slid':
      return fly({ from: `seat-${event.seat}`, to: 'deck', back: 'search', count: 4 });
  }
}

function played(asker: number, card: string | null): void {
  if (card) fly({ from: `seat-${asker}`, to: 'discards', back: 'search', search: card });
}

/** Gems go over face down, are looked at, and go back. */
function passed(desk: Desk, event: SleuthSeen & { type: 'showed' | 'seen-showed' }): void {
  const count = event.type === 'showed' ? event.gems.length : event.count;
  const place = (seat: number) => (seat === desk.table.seat ? 'hand' : `seat-${seat}`);
  const { asker, asked } = event;
  fly({
    from: place(asked),
    to: asker === desk.table.seat ? 'answer' : place(asker),
    back: 'gem',
    count,
    delay: AFTER_CARD,
    returns: asker !== desk.table.seat,
  });
}
