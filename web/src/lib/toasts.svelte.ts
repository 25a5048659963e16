// Short notes that come and go by themselves.
import { Problem } from './api.ts';
import { announce } from './announcer.svelte.ts';
import { t } from './texts.svelte.ts';

export interface Note {
  id: number;
  text: string;
  tone: 'plain' | 'problem';
}

const READING = 70;
const SHORTEST = 4000;
let last = 0;
export const notes: Note[] = $state([]);

export function dismiss(id: number): void {
  const index = notes.findIndex((note) => note.id === id);
  if (index >= 0) notes.splice(index, 1);
}

/** Show a note as long as it takes to read. */
export function toast(text: string, tone: Note['tone'] = 'plain'): void {
  const note = { id: ++last, text, tone };
  if (notes.length > 2) notes.shift();
  notes.push(note);
  announce(text, tone === 'problem');
  setTimeout(() => dismiss(note.id), Math.max(SHORTEST, text.length * READING));
}

/** The sentence of whatever went wrong. */
export function sentenceOf(wrong: unknown): string {
  if (wrong instanceof Problem) return wrong.sentence;
  console.error(wrong);
  return t('web-parts-broken');
}

/** Do something, and show why where it is refused; returns whether it was done. */
export async function trying(doing: () => Promise<unknown>): Promise<boolean> {
  try {
    await doing();
    return true;
  } catch (wrong) {
    toast(sentenceOf(wrong), 'problem');
    return false;
  }
}
