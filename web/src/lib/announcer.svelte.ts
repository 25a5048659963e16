// What a screen reader is told of, as it happens.

interface Announced {
  polite: string;
  urgent: string;
}

export const announced: Announced = $state({ polite: '', urgent: '' });
const GAP = 60;
const queue: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function next(): void {
  const text = queue.splice(0).join(' ');
  timer = undefined;
  // The same sentence twice is two events; readers speak only what changed.
  announced.polite = text === announced.polite ? `${text}\u00a0` : text;
}

/** Say it when the reader has come to an end; `urgent` interrupts. */
export function announce(text: string, urgent = false): void {
  if (urgent) {
    announced.urgent = text === announced.urgent ? `${text}\u00a0` : text;
    return;
  }
  queue.push(text);
  timer ??= setTimeout(next, GAP);
}
