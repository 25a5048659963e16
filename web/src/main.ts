import './fonts.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte.ts';
import { keepSettings } from './lib/settings.svelte.ts';
import { startShortcuts } from './lib/shortcuts.svelte.ts';
import { load } from './lib/texts.svelte.ts';

keepSettings();
startRouter();
startShortcuts();
if ('serviceWorker' in navigator)
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => undefined));
void import('./lib/reminders.ts').then(({ startReminders }) => startReminders());
await load('home');
const app = document.querySelector('#app')!;
app.replaceChildren();
mount(App, { target: app });
