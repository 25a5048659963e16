// What travels over the table in Cluedo: a card that is shown, accusations that are laid down.
import type { Step } from '../../lib/fold.ts';
import type { Desk } from '../desk.svelte.ts';
import type { CluedoSeen } from '../games.ts';
import { fly } from '../motion.svelte.ts';

const ACCUSATION = 3;

export function travels(desk: Desk, step: Step): void {
  if (step.event.type !== 'happened') return;
  const event = step.event.event as CluedoSeen;
  const place = (seat: number) => (seat === desk.table.seat ? 'hand' : `seat-${seat}`);
  switch (event.type) {
    case 'showed':
    case 'seen-showed': {
      const mine = event.asker === desk.table.seat;
      const to = mine ? 'middle' : place(event.asker);
      return fly({ from: place(event.seat), to, back: 'clue', returns: !mine });
    }
    case 'laid-down':
    case 'seen-laid-down':
      return fly({ from: place(event.seat), to: 'middle', back: 'clue', count: ACCUSATION });
  }
}
