// One table as it is told to this browser: the socket, and the fold of all that comes by it.
import { untrack } from 'svelte';
import { namesAt, taken, type Step, type Whole } from './fold.ts';
import { api, newKey, type Schema } from './api.ts';
import type { paths } from '../generated/api.d.ts';

/** How it stands with the socket. What was told stays on screen in every state. */
export type Link = 'connecting' | 'live' | 'reconnecting' | 'gone' | 'shut' | 'refused';

const GONE = 4404;
const SHUT = 4403;
const FLOOD = 4429;
const MALFORMED = 4400;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

type Listener = (step: Step, whole: Whole) => void;
/** What is told between the entries. */
export type Beside = { type: 'presence' | 'sheet' | 'gallery'; [name: string]: unknown };
type Message = Whole | Step | Beside;
type Command = 'seats' | 'house' | 'leave' | 'start' | 'chat' | 'rematch' | 'cancel' | 'actions';
type CommandBody<C extends Command> =
  paths[`/api/tables/{id}/${C}`]['post']['requestBody']['content']['application/json'];

export class TableStore {
  #whole: Whole | undefined = $state.raw();
  #link: Link = $state('connecting');
  #elsewhere = $state(false);
  #socket: WebSocket | undefined;
  #listeners = new Set<Listener>();
  #besiders = new Set<(told: Beside) => void>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #windows: BroadcastChannel | undefined;
  #asked = 0;
  #closed = false;

  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** All that was told so far; undefined until the first message. */
  get whole(): Whole | undefined {
    return this.#whole;
  }
  get link(): Link {
    return this.#link;
  }
  /** Whether another window of this browser shows the same table. */
  get elsewhere(): boolean {
    return this.#elsewhere;
  }
  /** The names by seat, for `say`. */
  readonly names: string[] = $derived(this.#whole ? namesAt(this.#whole.seating) : []);
  /** Where this reader sits. */
  readonly seat: number | null = $derived(this.#whole?.seating.seat ?? null);

  /** Begin to listen; returns how to stop. For an `$effect`. */
  open(): () => void {
    this.#closed = false;
    // What connecting looks at must not become the effect's: it would dial anew with every step.
    untrack(() => this.#connect());
    this.#watchWindows();
    const wake = () => this.#wake();
    // A window that is closed takes down nothing first; one that is gone back to was only put aside.
    const leave = () => this.#windows?.postMessage('bye');
    const back = () => this.#windows?.postMessage('hello');
    addEventListener('pagehide', leave);
    addEventListener('pageshow', back);
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', back);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      this.#close();
    };
  }

  /** Be told of each step as it comes, after it was taken: what moves on screen begins here. */
  heard(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Be told of what comes between the entries. */
  besides(listener: (told: Beside) => void): () => void {
    this.#besiders.add(listener);
    return () => this.#besiders.delete(listener);
  }

  /** Do something at this table; sent twice it is done once. A refusal is thrown as a Problem. */
  async send<C extends Command>(command: C, body: CommandBody<C>): Promise<Schema<'Accepted'>> {
    const path = `/api/tables/{id}/${command}` as '/api/tables/{id}/leave';
    return api.post(path, { path: { id: this.id }, body: { key: newKey(), ...body } });
  }

  /** Act in the game, upon what is on screen now. */
  act(action: Schema<'Action'>): Promise<Schema<'Accepted'>> {
    return this.send('actions', { action, after: this.#whole?.number ?? 0 });
  }

  /** Try again at once after the table was out of reach. */
  retry(): void {
    if (this.#link === 'live') return;
    this.#failures = 0;
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (this.#closed) return;
    this.#link = this.#whole ? 'reconnecting' : 'connecting';
    const after = this.#whole ? `?after=${this.#whole.number}` : '';
    const address = new URL(
      `/api/tables/${encodeURIComponent(this.id)}/live${after}`,
      location.href,
    );
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onopen = () => (this.#link = this.#whole ? 'live' : 'connecting');
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #hear(message: Message): void {
    this.#failures = 0;
    this.#link = 'live';
    switch (message.type) {
      case 'whole':
        this.#whole = message;
        this.#asked = 0;
        return;
      case 'step':
        return this.#take(message);
      default:
        return this.#beside(message);
    }
  }

  #take(step: Step): void {
    const result = taken(this.#whole, step);
    if (result.heard === 'gap') return this.#again();
    if (result.heard === 'known') return;
    this.#whole = result.whole;
    this.#asked = 0;
    for (const listener of this.#listeners) listener(step, result.whole);
  }

  /** What is told between the entries, as who is there: it replaces what was known of it. */
  #beside({ type, ...told }: Beside): void {
    for (const listener of this.#besiders) listener({ type, ...told });
    // A sheet and the gallery's talk are no part of the table: they are kept by whoever shows them.
    if (this.#whole && type === 'presence') this.#whole = { ...this.#whole, ...told };
  }

  /** Something is missing: ask for all that came after the last that is known, once. */
  #again(): void {
    const after = this.#whole?.number ?? 0;
    if (this.#asked === after + 1) return;
    this.#asked = after + 1;
    this.#socket?.send(JSON.stringify({ type: 'again', after }));
  }

  #lost(code: number): void {
    this.#socket = undefined;
    this.#asked = 0;
    if (this.#closed) return;
    if (code === GONE) {
      this.#link = 'gone';
      return;
    }
    // It is there, but nobody else may look on.
    if (code === SHUT) {
      this.#link = 'shut';
      return;
    }
    if (code === FLOOD || code === MALFORMED) this.#failures += 3;
    this.#link = this.#whole ? 'reconnecting' : this.#failures > 2 ? 'refused' : 'connecting';
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #wake(): void {
    const waiting = this.#link === 'reconnecting' || this.#link === 'refused';
    if (waiting && document.visibilityState === 'visible' && !this.#socket) this.retry();
  }

  /** Windows of one browser greet each other; each then knows that it is not alone. */
  #watchWindows(): void {
    const windows = new BroadcastChannel(`loupe-table-${this.id}`);
    this.#windows = windows;
    windows.onmessage = ({ data }) => {
      this.#elsewhere = data !== 'bye';
      // Who has gone may have left a third behind, who answers.
      if (data !== 'here') windows.postMessage(data === 'bye' ? 'hello' : 'here');
    };
    windows.postMessage('hello');
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = undefined;
  }

  #close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
    this.#windows?.postMessage('bye');
    this.#windows?.close();
    this.#windows = undefined;
  }
}
