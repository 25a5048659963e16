// One's own marks and notes: on screen at once, on the server as soon as may be, and never lost in between.
import { api, Problem, type Schema } from '../lib/api.ts';
import { recall, remember } from '../lib/memory.ts';
import type { TableStore } from '../lib/table.svelte.ts';
import { next, placeOf, type Mark, type Owner, type Place, type Stroke } from './cells.ts';

type Sheet = Required<Omit<Schema<'Sheet'>, 'type'>>;

const BLANK: Sheet = { number: 0, marks: [], notes: '', noted: 0 };
const PAUSE = 250;
const LONGEST_WAIT = 20_000;
const MOST_UNDONE = 200;
/** The longest notes that may be typed; the server keeps more where two windows came together. */
export const LONGEST_NOTES = 4000;

/** What was undone survives a look at the rules: by table and seat, as long as the window is there. */
const histories = new Map<string, Stroke[][]>();

interface Unsent {
  strokes: Stroke[];
  notes?: string;
}

export class Pencil {
  #table: TableStore;
  #known: Sheet = $state.raw(BLANK);
  #unsent: Unsent = $state.raw({ strokes: [] });
  #history: Stroke[][] = $state.raw([]);
  #sending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #name: string;
  /** Why what was written could not be sent; it is kept, and tried again if that may help. */
  trouble: Problem | undefined = $state.raw();
  /** Whether the sheet is there as the server has it. */
  loaded = $state(false);

  constructor(table: TableStore) {
    this.#table = table;
    this.#name = `sheet-${table.id}-${table.seat}`;
    this.#history = histories.get(this.#name) ?? [];
    this.#unsent = recalled(this.#name);
  }

  /** Every mark that stands on the sheet, by its place. */
  readonly marks: ReadonlyMap<Place, Mark> = $derived.by(() => {
    const marks = new Map<Place, Mark>();
    for (const { card, owner, mark } of [...this.#known.marks, ...this.#unsent.strokes]) {
      if (mark) marks.set(placeOf(card, owner), mark);
      else marks.delete(placeOf(card, owner));
    }
    return marks;
  });
  readonly notes: string = $derived.by(() => this.#unsent.notes ?? this.#known.notes);
  readonly waiting: boolean = $derived.by(
    () => this.#unsent.strokes.length > 0 || this.#unsent.notes !== undefined,
  );
  readonly canUndo: boolean = $derived.by(() => this.#history.length > 0);

  /** Read the sheet, and hear of what other windows write; for an `$effect`. */
  open(): () => void {
    const stop = this.#table.besides((told) => {
      if (told.type === 'sheet') this.#learn(told as unknown as Sheet);
    });
    void this.read();
    const again = () => this.#send();
    const leaving = () => document.visibilityState === 'hidden' && this.#send();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', leaving);
    return () => {
      stop();
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', leaving);
      clearTimeout(this.#timer);
      void this.#send();
    };
  }

  /** Read the sheet anew: something may have been missed. */
  async read(): Promise<void> {
    try {
      const sheet = await api.get('/api/tables/{id}/sheet', { path: { id: this.#table.id } });
      this.#learn(sheet as Sheet);
      this.loaded = true;
    } catch {
      // What was written here stands on the sheet all the same.
    }
    if (this.waiting) this.#soon(0);
  }

  /** Send what is unsent now, before the server is asked about the sheet. */
  async settled(): Promise<void> {
    if (this.waiting) await this.#send();
  }

  markAt(card: string, owner: Owner): Mark | undefined {
    return this.marks.get(placeOf(card, owner));
  }

  /** Make a mark, or rub one out. */
  draw(card: string, owner: Owner, mark: Mark | null): void {
    this.#write([{ card, owner, mark }]);
  }

  /** Make the next mark of the place; returns it. */
  cycle(card: string, owner: Owner): Mark | null {
    const mark = next(this.markAt(card, owner));
    this.draw(card, owner, mark);
    return mark;
  }

  /** Take the last thing back that was drawn in this window; returns what that was. */
  undo(): Stroke[] | undefined {
    const last = this.#history.at(-1);
    if (!last) return undefined;
    this.#remember(this.#history.slice(0, -1));
    this.#put(last);
    return last;
  }

  set written(notes: string) {
    this.#keep({ ...this.#unsent, notes });
    this.#soon(3 * PAUSE);
  }

  #write(strokes: Stroke[]): void {
    const before = strokes.map(({ card, owner }) => ({
      card,
      owner,
      mark: this.markAt(card, owner) ?? null,
    }));
    this.#remember([...this.#history, before].slice(-MOST_UNDONE));
    this.#put(strokes);
  }

  #put(strokes: Stroke[]): void {
    const places = new Set(strokes.map(({ card, owner }) => placeOf(card, owner)));
    const others = this.#unsent.strokes.filter(
      ({ card, owner }) => !places.has(placeOf(card, owner)),
    );
    this.#keep({ ...this.#unsent, strokes: [...others, ...strokes] });
    this.#soon(PAUSE);
  }

  #remember(history: Stroke[][]): void {
    this.#history = history;
    histories.set(this.#name, history);
  }

  #keep(unsent: Unsent): void {
    this.#unsent = unsent;
    const empty = unsent.strokes.length === 0 && unsent.notes === undefined;
    remember(this.#name, empty ? undefined : JSON.stringify(unsent));
  }

  #learn(sheet: Sheet): void {
    if (sheet.number >= this.#known.number) this.#known = sheet;
  }

  #soon(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), wait);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending || !this.waiting) return;
    this.#sending = true;
    const sent = this.#unsent;
    try {
      const body = { after: this.#known.noted, strokes: sent.strokes, notes: sent.notes ?? null };
      const sheet = await api.post('/api/tables/{id}/sheet', {
        path: { id: this.#table.id },
        body,
      });
      this.#arrived(sent, sheet as Sheet);
    } catch (wrong) {
      this.#failed(wrong);
    } finally {
      this.#sending = false;
    }
    if (this.waiting && !this.#failures) this.#soon(PAUSE);
  }

  /** It is on the server: what was written since then is not. */
  #arrived(sent: Unsent, sheet: Sheet): void {
    this.#failures = 0;
    this.trouble = undefined;
    this.#learn(sheet);
    const strokes = this.#unsent.strokes.filter((stroke) => !sent.strokes.includes(stroke));
    const { notes } = this.#unsent;
    this.#keep(notes === sent.notes ? { strokes } : { strokes, notes });
  }

  #failed(wrong: unknown): void {
    if (!(wrong instanceof Problem)) throw wrong;
    this.trouble = wrong;
    this.#failures += 1;
    // A refusal stays one; a connection comes back.
    const hopeless = wrong.status >= 400 && wrong.status < 500 && wrong.status !== 429;
    if (!hopeless) this.#soon(Math.min(1000 * 2 ** this.#failures, LONGEST_WAIT));
  }
}

function recalled(name: string): Unsent {
  try {
    const unsent: unknown = JSON.parse(recall(name) ?? 'null');
    if (unsent && typeof unsent === 'object' && 'strokes' in unsent) return unsent as Unsent;
  } catch {
    // Whatever was kept there is no sheet.
  }
  return { strokes: [] };
}
