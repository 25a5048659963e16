// While one is elsewhere: a look now and then whether a slow game waits, wherever in Loupe one is.
import { callForTurn } from './alerts.svelte.ts';
import { askMe } from './me.svelte.ts';
import { here } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';
import { load, say, t } from './texts.svelte.ts';

const OFTEN = 60_000;
/** The turns that were called for already: by table, when something last happened there. */
const called = new Map<string, number>();

async function look(): Promise<void> {
  const { tables } = await askMe();
  await load('games');
  for (const { table, telling, my_turn, at } of tables) {
    if (!my_turn || called.get(table) === at) continue;
    called.set(table, at);
    // The table that is on screen calls by itself.
    if (here().params.id === table) continue;
    const address = `/table/${table}`;
    callForTurn({ tag: table, title: t('web-parts-your-turn'), text: say(telling), address });
  }
}

/** Begin to look; called once. */
export function startReminders(): void {
  setInterval(() => settings.notify && void look().catch(() => undefined), OFTEN);
}
