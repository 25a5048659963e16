// How this reader likes it: remembered in this browser, and put on the page.
import { recall, remember } from './memory.ts';

export interface Liking {
  /** 'system' follows the device. */
  theme: 'system' | 'dark' | 'light';
  contrast: 'system' | 'more';
  motion: 'system' | 'less';
  sound: boolean;
  vibration: boolean;
  /** Whether the device tells when it is one's turn and one looks elsewhere. */
  notify: boolean;
  /** Whether an action is confirmed before it is sent. */
  confirm: boolean;
  /** The name one sits down by. */
  name: string;
}

const USUAL: Liking = {
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  sound: true,
  vibration: true,
  notify: false,
  confirm: true,
  name: '',
};

function recalled(): Liking {
  try {
    return { ...USUAL, ...JSON.parse(recall('settings') ?? '{}') };
  } catch {
    return { ...USUAL };
  }
}

/** The settings; to change one, assign to it. */
export const settings: Liking = $state(recalled());

const matches = (query: string) => matchMedia(query).matches;

/** Whether things move; with less motion they fade. */
export const moves = (): boolean =>
  settings.motion === 'system' && !matches('(prefers-reduced-motion: reduce)');

function show(): void {
  const page = document.documentElement.dataset;
  const mark = (name: string, value: string | undefined) => {
    if (value === undefined) delete page[name];
    else page[name] = value;
  };
  mark('theme', settings.theme === 'system' ? undefined : settings.theme);
  const more = settings.contrast === 'more' || matches('(prefers-contrast: more)');
  mark('contrast', more ? 'more' : undefined);
  mark('motion', moves() ? undefined : 'less');
}

/** Keep the page and the memory in step with the settings; called once. */
export function keepSettings(): void {
  for (const query of ['(prefers-contrast: more)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', show);
  $effect.root(() => {
    $effect(() => {
      remember('settings', JSON.stringify(settings));
      show();
    });
  });
}
