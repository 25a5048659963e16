// What the screen of a table knows beyond the table: what is lit up, what is asked again, whom one looks at.
import { createContext } from 'svelte';
import { MediaQuery, SvelteSet } from 'svelte/reactivity';
import type { Telling } from '../lib/say.ts';
import type { TableStore } from '../lib/table.svelte.ts';
import { say, t } from '../lib/texts.svelte.ts';
import { sentenceOf, trying } from '../lib/toasts.svelte.ts';
import { api } from '../lib/api.ts';
import { announce } from '../lib/announcer.svelte.ts';
import {
  editionOf,
  handSize,
  waitingFor,
  type Action,
  type Concerns,
  type Standing,
} from './games.ts';

export type Tab = 'play' | 'sheet' | 'log' | 'talk';
const DARK: Concerns = { seats: [], cards: [] };
const WIDE = '(min-width: 62rem), (min-width: 40rem) and (max-height: 32rem)';

/** One person who sits around the table, as the screen shows it. */
export interface Chair {
  seat: number;
  name: string;
  /** A house player's level, or undefined for people. */
  level: string | undefined;
  bot: boolean;
  standing: Standing;
  /** Whether the game waits for this seat. */
  waited: boolean;
  /** Since when somebody who sits there is away; undefined for who is there. */
  away: number | undefined;
  /** Whether a house player plays on for a person whose chair is kept. */
  standsIn: boolean;
}

export class Desk {
  readonly table: TableStore;
  /** What a sentence that is touched concerns. */
  lit: Concerns = $state.raw(DARK);
  tab: Tab = $state(matchMedia(WIDE).matches ? 'sheet' : 'play');
  /** Why something cannot be done, until one does something else. */
  why = $state('');
  #sending = $state(false);
  /** The entry that the last action became. */
  #sent = $state(0);
  /** Which sentence is looked at again, by its entry's number. */
  again: number | undefined = $state();
  /** How many lines of talk have been looked at. */
  heard = $state(0);
  /** How far the server's clock is ahead of this browser's, in seconds. */
  ahead = $state(0);
  /** Seats that may be chosen by touching them. */
  readonly choosable = new SvelteSet<number>();
  chosen: number | undefined = $state();
  #wide = new MediaQuery(WIDE);

  constructor(table: TableStore) {
    this.table = table;
  }

  /** Whether table and panel lie side by side. */
  get wide(): boolean {
    return this.#wide.current;
  }
  get whole() {
    const whole = this.table.whole;
    if (!whole?.view) throw new Error('there is no game yet');
    return whole as typeof whole & { view: NonNullable<typeof whole.view> };
  }
  /** Whether an action is on its way, or its entry is still to come. */
  get sending(): boolean {
    return this.#sending || this.whole.number < this.#sent;
  }
  get scene() {
    return this.whole.view.scene;
  }
  readonly edition: string = $derived.by(() => editionOf(this.whole));
  readonly handSize: number = $derived.by(() => handSize(this.whole));
  readonly waiting: number[] = $derived.by(() => waitingFor(this.whole));
  readonly over: boolean = $derived.by(
    () => !!this.scene.outcome || this.whole.seating.phase !== 'running',
  );
  /** Whether the game waits for this reader. */
  readonly mine: boolean = $derived.by(() => !this.over && this.whole.offer.must_act);
  readonly standing: Standing | undefined = $derived.by(() =>
    this.table.seat === null ? undefined : this.scene.standings[this.table.seat],
  );

  readonly chairs: Chair[] = $derived.by(() =>
    this.whole.seating.chairs.map((sitting, seat) => ({
      seat,
      name: sitting?.name ?? '',
      level: sitting?.level ?? undefined,
      bot: sitting?.bot ?? false,
      standing: this.scene.standings[seat] ?? 'active',
      waited: !this.over && this.waiting.includes(seat),
      away: sitting?.away ?? undefined,
      standsIn: sitting?.stands_in ?? false,
    })),
  );
  /** The others, clockwise from the left neighbour; all of them for one who only looks on. */
  readonly others: Chair[] = $derived.by(() => {
    const { seat } = this.table;
    if (seat === null) return this.chairs;
    return [...this.chairs.slice(seat + 1), ...this.chairs.slice(0, seat)];
  });

  /** Now, by the server's clock, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.ahead;
  }
  /** How many windows this reader has open on the table, on all devices. */
  get windows(): number {
    const told = (this.whole as { windows?: number }).windows;
    return told ?? (this.table.elsewhere ? 2 : 1);
  }
  /** The seats whom this reader does not want to hear. */
  get muted(): readonly number[] {
    return (this.whole as { muted?: number[] }).muted ?? [];
  }
  /** How many strangers look on, as far as that is told. */
  get watchers(): number {
    return (this.whole as { watching?: number }).watching ?? 0;
  }
  nameOf(seat: number): string {
    return this.table.names[seat] ?? '';
  }
  say(telling: Telling): string {
    return say(telling, this.table.names);
  }

  /** Light up what a sentence concerns; nothing puts the lights out. */
  light(concerned: Concerns = DARK): void {
    this.lit = concerned;
  }

  /** Do it; returns whether it was done. A refusal stands where the sentence stood. */
  async act(action: Action): Promise<boolean> {
    if (this.sending) return false;
    this.#sending = true;
    this.why = '';
    try {
      this.#sent = (await this.table.act(action)).number;
      return true;
    } catch (wrong) {
      this.explain(sentenceOf(wrong));
      return false;
    } finally {
      this.#sending = false;
    }
  }

  /** Do something at the table around the game; returns whether it was done. */
  tell(command: 'stand-in' | 'nudge' | 'chat/switch', body: object): Promise<boolean> {
    const path = `/api/tables/{id}/${command}` as '/api/tables/{id}/nudge';
    return trying(() => api.post(path, { path: { id: this.table.id }, body: { ...body } }));
  }

  /** Ask the server why an action is not on offer, and say it. */
  async ask(action: Action): Promise<void> {
    try {
      const { refusal } = await api.post('/api/tables/{id}/check', {
        path: { id: this.table.id },
        body: { action, after: this.whole.number },
      });
      this.explain(refusal?.sentence ?? t('web-table-allowed-now'));
    } catch (wrong) {
      this.explain(sentenceOf(wrong));
    }
  }

  explain(sentence: string): void {
    this.why = sentence;
    announce(sentence, true);
  }
}

export const [deskHere, putDesk] = createContext<Desk>();
