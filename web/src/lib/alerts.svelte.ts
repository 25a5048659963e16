// Calling the player: by sound, by the hand, in the title, on the desk of the device.
import { sound } from './sound.ts';
import { settings } from './settings.svelte.ts';
import { go } from './router.svelte.ts';

export interface Alert {
  /** What it is about: of two alerts about the same the later replaces the earlier. */
  tag: string;
  title: string;
  text: string;
  /** Where a touch leads. */
  address: string;
}

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Ask to be allowed to notify; returns whether one may. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

async function show(alert: Alert): Promise<void> {
  const { tag, title, text, address } = alert;
  const told = { tag, body: text, icon: '/icon-192.png', badge: '/icon-192.png', data: address };
  // Phones have them from the service worker alone.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, told);
  const notification = new Notification(title, told);
  notification.onclick = () => {
    window.focus();
    notification.close();
    go(address);
  };
}

/** Notify, where the reader wants it and does not look at the page. */
export function notify(alert: Alert): void {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  show(alert).catch(() => undefined);
}

/** Call for the reader's turn. */
export function callForTurn(alert: Alert): void {
  sound('glass');
  if (settings.vibration && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.([60, 80, 60]);
  notify(alert);
}

/** Mark the page's icon, and the app's where it is installed, while it is the reader's turn; for an `$effect`. */
export function badge(turn: boolean): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const set = (marked: boolean): void => {
    if (icon) icon.href = marked ? '/icon-turn.svg' : '/icon.svg';
    const done = marked ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
    done?.catch(() => undefined);
  };
  set(turn);
  return () => set(false);
}
