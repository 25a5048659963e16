// Where one is, and how one gets elsewhere: links are plain links, taken over here.
import { placeAt, type Place } from './routes.ts';

interface Here extends Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function look(): Here {
  const { pathname, search, hash } = location;
  return { ...placeAt(pathname), path: pathname, query: new URLSearchParams(search), hash };
}

let current: Here = $state.raw(look());

export const here = (): Here => current;

/** Go to an address of our own; with `replace`, back does not lead here. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  const before = current.path;
  current = look();
  if (before === current.path) return;
  scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || event.altKey || event.defaultPrevented) return;
  const own = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  if (!own || placeAt(link.pathname).screen === 'nothing') return;
  // A mark within the page is the browser's own to find.
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.href);
}

/** Take over links and the back button; called once. */
export function startRouter(): void {
  addEventListener('popstate', () => (current = look()));
  addEventListener('hashchange', () => (current = look()));
  document.addEventListener('click', follow);
}
