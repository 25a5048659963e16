// Cards on their way from a place to a place. What they are, the fold knows; here they only travel.
import { moves } from '../lib/settings.svelte.ts';

export type Back = 'gem' | 'search' | 'clue';

export interface Flight {
  id: number;
  from: DOMRect;
  to: DOMRect;
  back: Back;
  /** A search card that travels face up; a hidden card has none. */
  search: string | undefined;
  delay: number;
  /** Whether it comes back after it was looked at. */
  returns: boolean;
}

const MOST = 16;
const TOGETHER = 70;
let last = 0;
let list: Flight[] = $state.raw([]);
export const flying = (): readonly Flight[] => list;

/** Where a place is on screen; the nearest of several that bears the name and is shown. */
function rectOf(place: string): DOMRect | undefined {
  const there = [...document.querySelectorAll(`[data-place="${place}"]`)];
  const rects = there.map((element) => element.getBoundingClientRect());
  return rects.find(({ width, height }) => width > 0 && height > 0);
}

interface Journey {
  from: string;
  to: string;
  back: Back;
  count?: number;
  search?: string | undefined;
  delay?: number;
  returns?: boolean;
}

/** Let cards travel; where one of the places is not on screen, nothing does. */
export function fly({
  from,
  to,
  back,
  count = 1,
  search,
  delay = 0,
  returns = false,
}: Journey): void {
  if (document.visibilityState === 'hidden') return;
  const [start, end] = [rectOf(from), rectOf(to)];
  if (!start || !end) return;
  const together = moves() ? TOGETHER : 0;
  const more = Array.from({ length: count }, (_, n) => ({
    id: ++last,
    from: start,
    to: end,
    back,
    search,
    delay: delay + n * together,
    returns,
  }));
  list = [...list, ...more].slice(-MOST);
}

export function landed(id: number): void {
  list = list.filter((flight) => flight.id !== id);
}
