// The keys that both games have: from one part of the panel to another.
import type { Shortcut } from '../lib/shortcuts.svelte.ts';
import type { Desk } from './desk.svelte.ts';

export const tabShortcuts = (desk: Desk): Shortcut[] => [
  { key: 's', message: 'web-table-key-sheet', run: () => (desk.tab = 'sheet') },
  { key: 'l', message: 'web-table-key-log', run: () => (desk.tab = 'log') },
  { key: 't', message: 'web-table-key-talk', run: () => (desk.tab = 'talk') },
];
