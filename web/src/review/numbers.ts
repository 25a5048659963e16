// Shares and bits as the reader's language writes them.
import { language } from '../lib/texts.svelte.ts';

/** A percentage that says 0 and 100 of what is impossible or certain alone. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  const shown = share <= 0 || share > 1 - 1e-12 ? rounded : Math.min(99, Math.max(1, rounded));
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(shown / 100);
}

export const bits = (number: number): string =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.max(0, number));
