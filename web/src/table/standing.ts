// What a seat still is, in words.
import type { Standing } from './games.ts';
import { t } from '../lib/texts.svelte.ts';

export const standingOf = (standing: Standing): string => t('standing', { standing });
