// Times in the reader's language.
import { language } from './texts.svelte.ts';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, given in seconds since 1970: `3 hours ago`. */
export function ago(at: number): string {
  const passed = at - Date.now() / 1000;
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const [unit, seconds] = STEPS.find(([, seconds]) => Math.abs(passed) >= seconds) ?? ['second', 1];
  return unit === 'second'
    ? words.format(0, 'second')
    : words.format(Math.round(passed / seconds), unit);
}

/** A day and the time of it. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    at * 1000,
  );

export const day = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(at * 1000);

/** So much time, in the largest unit that says it exactly: `90 seconds`, `2 minutes`, `3 days`. */
export function duration(seconds: number): string {
  const [unit, size] = STEPS.find(([, size]) => seconds >= size && seconds % size === 0) ?? [
    'second',
    1,
  ];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language(), style).format(seconds / size);
}
