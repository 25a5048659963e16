// How each player's line is drawn: told apart by dashes and the mark at its end, and by colour besides.
export interface Stroke {
  dash: string;
  /** The class that gives it a colour. */
  hue: string;
}

const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3 5 3 1 3', '1 6', '16 5'];
const HUES = ['blue', 'red', 'green', 'yellow', 'ink', 'blue', 'red'];

export const strokeOf = (seat: number): Stroke => ({
  dash: DASHES[seat % DASHES.length] ?? '',
  hue: HUES[seat % HUES.length] ?? 'ink',
});

/** Small likelihoods matter, so the scale gives them room: the root of the share. */
export const height = (share: number): number => Math.sqrt(Math.max(0, share));

export const RULES = [0.01, 0.05, 0.25, 0.5, 1] as const;

/** Labels one above the other, moved apart where they would touch. */
export function apart(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [];
  let free = -Infinity;
  for (const n of order) {
    free = Math.max(wanted[n] ?? 0, free);
    placed[n] = free;
    free += gap;
  }
  // What was pushed out below is pushed up again.
  let room = most;
  for (const n of order.reverse()) {
    placed[n] = Math.min(placed[n] ?? 0, room);
    room = (placed[n] ?? 0) - gap;
  }
  return placed;
}
