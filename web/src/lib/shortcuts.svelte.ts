// Keys that do something wherever one is on a screen; `?` lists those that are there now.
import { untrack } from 'svelte';

export interface Shortcut {
  /** As `KeyboardEvent.key` has it. */
  key: string;
  /** The name of the message that says what it does. */
  message: string;
  run: () => void;
  /** Not listed by itself: another one's message speaks of it too. */
  unlisted?: boolean;
}

let there: Shortcut[] = $state.raw([]);

/** Have these keys until the returned function is called; for an `$effect`. */
export function withShortcuts(more: Shortcut[]): () => void {
  there = [...untrack(() => there), ...more];
  return () => (there = there.filter((shortcut) => !more.includes(shortcut)));
}

const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(TYPED)) return;
  if (document.querySelector('dialog[open]')) return;
  // Who came last is nearest to what is on screen.
  const shortcut = there.findLast((one) => one.key === event.key);
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

/** Those that are listed: of two with one key, the one that answers. */
export const listed = (): Shortcut[] =>
  there.filter(
    (one, n) => !one.unlisted && n === there.findLastIndex(({ key }) => key === one.key),
  );

/** Listen to the keyboard; called once. */
export const startShortcuts = (): void => addEventListener('keydown', press);
