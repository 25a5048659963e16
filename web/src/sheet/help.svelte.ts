// What the program says beyond one's own marks, as far as the table allows: asked for whenever the game goes on.
import { api, type Schema } from '../lib/api.ts';
import { recall, remember } from '../lib/memory.ts';
import type { TableStore } from '../lib/table.svelte.ts';
import { sentenceOf } from '../lib/toasts.svelte.ts';
import type { Action } from '../table/games.ts';
import { placeOf, shareOf, type Owner, type Place } from './cells.ts';

export type Kind = Schema<'Help'>;
export const KINDS: readonly Kind[] = ['none', 'notes', 'logic', 'odds'];

type Reason = Schema<'Reason'>;

/** What a sentence of a proof uses and settles, for the sheet and the log to light up. */
export interface Lit {
  uses: ReadonlySet<Place>;
  settles: ReadonlySet<Place>;
  entries: ReadonlySet<number>;
}
const DARK: Lit = { uses: new Set(), settles: new Set(), entries: new Set() };
const now: { lit: Lit; values: ReadonlyMap<string, number | null> } = $state({
  lit: DARK,
  values: new Map(),
});

/** What is lit up just now. */
export const lit = (): Lit => now.lit;

const places = (groups: readonly Schema<'Group'>[]): Set<Place> =>
  new Set(groups.flatMap(({ owner, cards }) => cards.map((card) => placeOf(card, owner))));

/** Light up what a sentence of a proof uses; nothing puts the lights out. */
export function light(reason?: Pick<Reason, 'uses' | 'settles' | 'entries'>): void {
  now.lit = reason
    ? {
        uses: places(reason.uses),
        settles: places(reason.settles),
        entries: new Set(reason.entries),
      }
    : DARK;
}

const key = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/** How many bits a question is expected to tell; undefined where nobody asked, or it is not known yet. */
export const valueOf = (action: Action): number | undefined =>
  now.values.get(key(action)) ?? undefined;

/** The kind of help that this reader likes, as far as it goes. */
const LIKED = 'help';
const AGAIN = 150;
const COALESCE = 60;

export class Helper {
  #table: TableStore;
  #kind: Kind = $state('none');
  #asking: AbortController | undefined;
  filled: Schema<'Filled'> | undefined = $state.raw();
  values: Schema<'Values'> | undefined = $state.raw();
  /** Why there is no help just now. */
  trouble = $state('');

  constructor(table: TableStore) {
    this.#table = table;
    const liked = KINDS.find((kind) => kind === recall(LIKED)) ?? 'notes';
    this.#kind = KINDS[Math.min(KINDS.indexOf(liked), KINDS.indexOf(this.allowed))] ?? 'none';
  }

  get allowed(): Kind {
    return this.#table.whole?.settings.help ?? 'none';
  }
  allows(kind: Kind): boolean {
    return KINDS.indexOf(kind) <= KINDS.indexOf(this.allowed);
  }
  get kind(): Kind {
    return this.#kind;
  }
  set kind(kind: Kind) {
    this.#kind = kind;
    remember(LIKED, kind);
  }

  /** How much has happened in the game: nothing else changes what can be known. */
  readonly #heard: number = $derived.by(() => this.#table.whole?.view?.log.length ?? 0);

  /** What is printed in each place. */
  readonly print: ReadonlyMap<Place, 'has' | 'lacks'> = $derived.by(() => this.#printed());
  /** By which entry a place was settled outright. */
  readonly entries: ReadonlyMap<Place, number> = $derived.by(
    () =>
      new Map(
        this.filled?.seen.map(({ card, owner, entry }) => [placeOf(card, owner), entry]) ?? [],
      ),
  );
  /** How likely each owner holds each card. */
  readonly odds: ReadonlyMap<Place, number> = $derived.by(
    () =>
      new Map(
        (this.filled?.rows ?? []).flatMap(({ card, owners, odds }) =>
          (odds ?? []).map((share, n) => [placeOf(card, owners[n] ?? 'missing'), shareOf(share)]),
        ),
      ),
  );

  #printed(): Map<Place, 'has' | 'lacks'> {
    const print = new Map<Place, 'has' | 'lacks'>();
    for (const { card, owner, held } of this.filled?.seen ?? [])
      print.set(placeOf(card, owner), held ? 'has' : 'lacks');
    const everybody = new Set(this.filled?.rows?.flatMap(({ owners }) => owners));
    everybody.add('missing');
    this.#table.names.forEach((_, seat) => everybody.add(seat));
    for (const { card, owners } of this.filled?.rows ?? [])
      for (const owner of everybody)
        if (!owners.includes(owner)) print.set(placeOf(card, owner), 'lacks');
        else if (owners.length === 1) print.set(placeOf(card, owner), 'has');
    return print;
  }

  /** Follow the game; for an `$effect`, which runs anew whenever the game has gone on. */
  follow(): () => void {
    const kind = this.#kind;
    void this.#heard;
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    if (kind === 'none') {
      this.filled = undefined;
      this.#weighed(undefined);
      return () => undefined;
    }
    const timer = setTimeout(() => void this.#ask(kind, asking.signal), COALESCE);
    return () => clearTimeout(timer);
  }

  async #ask(kind: Kind, signal: AbortSignal): Promise<void> {
    const path = { id: this.#table.id };
    try {
      this.filled = await api.get('/api/tables/{id}/help', { path, query: { kind }, signal });
      this.trouble = '';
      if (kind === 'odds' && this.#table.whole?.offer.must_act) await this.#weigh(signal);
      else this.#weighed(undefined);
    } catch (wrong) {
      if (!signal.aborted) this.trouble = sentenceOf(wrong);
    }
  }

  /** Ask what each question is worth until all are weighed. */
  async #weigh(signal: AbortSignal): Promise<void> {
    const path = { id: this.#table.id };
    let values: Schema<'Values'>;
    do {
      values = await api.get('/api/tables/{id}/values', { path, signal });
      this.#weighed(values);
      if (!values.complete) await new Promise((wait) => setTimeout(wait, AGAIN));
    } while (!values.complete && !signal.aborted);
  }

  #weighed(values: Schema<'Values'> | undefined): void {
    this.values = values;
    now.values = new Map(values?.questions.map(({ action, bits }) => [key(action), bits]));
  }

  why(card: string, owner: Owner): Promise<Schema<'Why'>> {
    return api.get('/api/tables/{id}/why', {
      path: { id: this.#table.id },
      query: { card, owner: String(owner) },
    });
  }

  hint(): Promise<Schema<'Hints'>> {
    const kind = this.#kind === 'none' ? 'none' : 'notes';
    return api.get('/api/tables/{id}/hint', { path: { id: this.#table.id }, query: { kind } });
  }
}
