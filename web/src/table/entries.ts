// The log as it is read: every sentence with the event that it tells.
import type { SeenEvent, Told, Whole } from '../lib/fold.ts';

export interface Entry {
  told: Told;
  /** What happened in the game; undefined for what happened around it. */
  event: SeenEvent | undefined;
}

/** What happens at the table around the game has its sentences in a catalogue of its own. */
const AROUND = 'table-';

export function entriesOf({ told, view }: Whole): Entry[] {
  const events = [...(view?.log ?? [])];
  const inGame = told.filter(({ telling }) => !telling.message.startsWith(AROUND));
  // Should a sentence too many have come between, none is linked rather than a wrong one.
  const linked = inGame.length === events.length;
  return told.map((one) => ({
    told: one,
    event: linked && !one.telling.message.startsWith(AROUND) ? events.shift() : undefined,
  }));
}

const WEIGHTY = [
  'answered',
  'showed',
  'seen-showed',
  'asked',
  'had-none',
  'has-one',
  'exchanged',
  'slid',
  'seen-slid',
  'seen-identified',
  'identified',
  'declared',
  'declined',
  'laid-down',
  'seen-laid-down',
  'looked',
  'seen-looked',
  'turned-up',
  'revealed',
  'ended',
  'seen-dealt',
  'public-dealt',
];

/** Whether an event is worth being shown by itself: not what only follows from another. */
export const weighty = (event: SeenEvent | undefined): boolean =>
  !!event && WEIGHTY.includes(event.type);

/** The last round: everything since this seat was last on turn, or the whole game for one who looks on. */
export function lastRound(entries: readonly Entry[], seat: number | null, seats: number): Entry[] {
  const turns = entries.flatMap(({ event }, at) =>
    event?.type === 'turn-ended' ? [{ at, next: event.next }] : [],
  );
  const mine = turns.filter(({ next }) => next === seat);
  const own = mine.at(-1);
  // On turn now: since the turn before this one; else since the own one.
  const current = turns.at(-1);
  const begun = own && own === current ? mine.at(-2) : own;
  const from = begun?.at ?? turns.at(-seats)?.at ?? 0;
  return entries.slice(from).filter(({ event }) => weighty(event));
}
