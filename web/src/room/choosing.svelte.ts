// A table being chosen: what is set, what the server says comes of it, and the way to open it.
import { untrack } from 'svelte';
import { api, newKey, type Schema } from '../lib/api.ts';
import type { Offered } from '../lib/catalogue.svelte.ts';
import { recall, remember } from '../lib/memory.ts';
import type { Clock, Settings, Spectators } from './words.ts';

/** Who is to sit on a chair: somebody who is invited, or a house player of some level. */
export const PERSON = 'person';
export type Guest = string;

const PAUSE = 180;
const MEMORY = 'table';

function recalled(): Partial<Settings> {
  try {
    return JSON.parse(recall(MEMORY) ?? '{}');
  } catch {
    return {};
  }
}

export class Choosing {
  readonly games: readonly Offered[];
  game: string = $state('sleuth/avalon-hill');
  seats: number = $state(4);
  variants: string[] = $state.raw([]);
  house: Record<string, unknown> = $state.raw({});
  help: Schema<'Help'> = $state('notes');
  clock: Clock = $state.raw({ type: 'untimed' });
  spectators: Spectators = $state.raw({ type: 'live' });
  public: boolean = $state(false);
  rated: boolean = $state(false);
  chat: boolean = $state(true);
  pause: boolean = $state(false);
  standInAfter: number | null = $state(null);
  fillAfter: number | null = $state(null);
  /** Who sits on the chairs besides one's own. */
  guests: Guest[] = $state.raw([]);

  preview: Schema<'Preview'> | undefined = $state.raw();
  failed: boolean = $state(false);
  #asked = 0;
  #key = newKey();

  readonly offered: Offered = $derived.by(
    () => this.games.find(({ game }) => game === this.game) ?? this.games[0]!,
  );
  readonly settings: Settings = $derived({
    game: this.game,
    seats: this.seats,
    variants: this.variants,
    house: this.house,
    help: this.help,
    clock: this.clock,
    spectators: this.spectators,
    public: this.public,
    rated: this.rated,
    chat: this.chat,
    // At a table by the day nobody is expected to stay.
    pause: this.pause && this.clock.type !== 'by-day',
    stand_in_after: this.clock.type === 'by-day' ? null : this.standInAfter,
    fill_after: this.public ? this.fillAfter : null,
  });

  /** With a game that is asked for, else as the last table was. */
  constructor(games: readonly Offered[], wanted: string | null) {
    this.games = games;
    this.#take(recalled());
    if (wanted && wanted !== this.game && games.some(({ game }) => game === wanted))
      this.choose(wanted);
  }

  /** Begin with what was chosen the last time. */
  #take(before: Partial<Settings>): void {
    const offered = this.games.find(({ game }) => game === before.game);
    if (!offered) return;
    this.game = offered.game;
    if (before.seats && offered.seats.includes(before.seats)) this.seats = before.seats;
    this.variants = before.variants ?? [];
    this.house = before.house ?? {};
    this.help = before.help ?? 'notes';
    this.clock = before.clock ?? { type: 'untimed' };
    this.spectators = before.spectators ?? { type: 'live' };
    this.public = before.public ?? false;
    this.chat = before.chat ?? true;
    this.pause = before.pause ?? false;
    this.standInAfter = before.stand_in_after ?? null;
    this.fillAfter = before.fill_after ?? null;
  }

  /** Another game: what it has not is laid aside. */
  choose(game: string): void {
    this.game = game;
    const { seats, variants } = this.offered;
    if (!seats.includes(this.seats)) this.seats = seats.includes(4) ? 4 : (seats[0] ?? 3);
    const known = variants.map(({ name }) => name);
    this.variants = this.variants.filter((name) => known.includes(name));
    this.house = {};
  }

  /** Whether the book has a variant with so many. */
  fits(name: string): boolean {
    return this.offered.variants.some((one) => one.name === name && one.seats.includes(this.seats));
  }

  /** Take one variant of a kind, or none of it. */
  vary(kind: readonly string[], chosen: string): void {
    const others = this.variants.filter((name) => !kind.includes(name));
    this.variants = chosen ? [...others, chosen] : others;
  }

  /** Turn a knob; turned back to what is usual it is no house rule any more. */
  turn(knob: Schema<'Knob'>, value: unknown): void {
    const house = { ...this.house, [knob.name]: value };
    if (JSON.stringify(value) === JSON.stringify(knob.usual)) delete house[knob.name];
    this.house = house;
  }

  guestOn(seat: number): Guest {
    return this.guests[seat] ?? PERSON;
  }

  seatGuest(seat: number, guest: Guest): void {
    const chairs = Array.from({ length: this.seats }, (_, n) => this.guestOn(n));
    chairs[seat] = guest;
    this.guests = chairs;
  }

  /** Ask what the settings give, when the hand has come to rest; for an `$effect`. */
  look(): () => void {
    const settings = this.settings;
    const timer = setTimeout(
      () => void this.#preview(settings),
      untrack(() => this.preview) ? PAUSE : 0,
    );
    return () => clearTimeout(timer);
  }

  async #preview(settings: Settings): Promise<void> {
    const asked = ++this.#asked;
    try {
      const preview = await api.post('/api/preview', { body: settings });
      if (asked !== this.#asked) return;
      this.preview = preview;
      this.failed = false;
    } catch {
      if (asked === this.#asked) this.failed = true;
    }
  }

  /** Open the table and let the house sit down; returns its name. */
  async open(name: string): Promise<string> {
    remember(MEMORY, JSON.stringify(this.settings));
    const opened = { settings: this.settings, name, key: this.#key };
    const { table: id } = await api.post('/api/tables', { body: opened });
    this.#key = newKey();
    for (let seat = 1; seat < this.seats; seat++) {
      const level = this.guestOn(seat);
      if (level === PERSON) continue;
      await api.post('/api/tables/{id}/house', { path: { id }, body: { level, seat } });
    }
    return id;
  }
}
