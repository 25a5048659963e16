// Requests to the server, typed by its own document. What goes wrong is always a Problem with a sentence to show.
import type { components, paths } from '../generated/api.d.ts';
import { language, t } from './texts.svelte.ts';

export type Schemas = components['schemas'];
/** A type of the server's document by its name. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];

/** Why something was not done: a stable code, and a sentence in the reader's language. */
export class Problem extends Error {
  readonly code: string;
  readonly sentence: string;
  /** The status of the answer; 0 where there was none. */
  readonly status: number;
  readonly rule: Schema<'Problem'>['rule'];

  constructor(code: string, sentence: string, status: number, rule?: Schema<'Problem'>['rule']) {
    super(`${code}: ${sentence}`);
    this.code = code;
    this.sentence = sentence;
    this.status = status;
    this.rule = rule ?? null;
  }
}

type Method = 'get' | 'post' | 'put' | 'delete';
type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> =
  paths[P] extends Record<M, infer O> ? O : never;
type Json<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;
type Answers<O> = O extends { responses: infer R } ? R : never;
type Answer<O> = {
  [S in keyof Answers<O>]: S extends 200 | 201 | 204 ? Json<Answers<O>[S]> : never;
}[keyof Answers<O>];
type Body<O> = O extends { requestBody: infer B }
  ? { body: Json<B> }
  : O extends { requestBody?: infer B }
    ? { body?: Json<NonNullable<B>> }
    : object;
type Part<O, K extends 'path' | 'query'> = O extends { parameters: Record<K, infer V> }
  ? [V] extends [undefined]
    ? object
    : Record<K, V>
  : O extends { parameters: { [X in K]?: infer V } }
    ? { [X in K]?: V }
    : object;
type Asked<O> = Body<O> & Part<O, 'path'> & Part<O, 'query'> & { signal?: AbortSignal };
type Given<O> = object extends Asked<O> ? [asked?: Asked<O>] : [asked: Asked<O>];

interface Loose {
  body?: unknown;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  signal?: AbortSignal;
}

function address(path: string, { path: named = {}, query = {} }: Loose): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(named[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(
    given.map(([name, value]) => [name, String(value)]),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

async function request(method: Method, path: string, asked: Loose = {}): Promise<unknown> {
  const { body, signal } = asked;
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': language(),
  };
  const file = body instanceof Blob ? body : undefined;
  if (body !== undefined && !file) headers['content-type'] = 'application/json';
  const sent = file ?? JSON.stringify(body);
  const init = { method: method.toUpperCase(), headers, body: sent, signal };
  let answer: Response;
  try {
    answer = await fetch(address(path, asked), init);
  } catch (wrong) {
    if (signal?.aborted) throw wrong;
    throw new Problem('offline', t('web-parts-offline'), 0);
  }
  if (answer.ok) return answer.status === 204 ? undefined : readJson(answer);
  throw await problemIn(answer);
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    throw new Problem('cut-off', t('web-parts-offline'), 0);
  }
}

async function problemIn(answer: Response): Promise<Problem> {
  const told: unknown = await answer.json().catch(() => undefined);
  if (told && typeof told === 'object' && 'code' in told && 'sentence' in told) {
    const { code, sentence, rule } = told as Schema<'Problem'>;
    return new Problem(code, sentence, answer.status, rule);
  }
  // A proxy in between has its own pages for such times.
  return new Problem('unavailable', t('web-parts-unavailable'), answer.status);
}

const asking =
  <M extends Method>(method: M) =>
  <P extends PathsWith<M>>(path: P, ...given: Given<Operation<P, M>>) =>
    request(method, path as string, given[0] as Loose) as Promise<Answer<Operation<P, M>>>;

/** `await api.post('/api/tables/{id}/start', { path: { id }, body: {} })` */
export const api = {
  get: asking('get'),
  post: asking('post'),
  put: asking('put'),
  delete: asking('delete'),
};

/** Send a file as it is. */
export const upload = <T>(path: keyof paths, file: Blob): Promise<T> =>
  request('post', path, { body: file }) as Promise<T>;

/** A key by which a command that is sent again is done once. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
