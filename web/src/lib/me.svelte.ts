// Who this reader is to the server, as far as it was asked.
import { api, type Schema } from './api.ts';

export type Me = Schema<'Me'>;
let known: Me | undefined = $state.raw();

/** Who one is; undefined until it was asked. */
export const me = (): Me | undefined => known;
export const isAccount = (): boolean => known?.kind === 'account';

/** Ask again: after logging in or out, and wherever it must be of today. */
export async function askMe(): Promise<Me> {
  known = await api.get('/api/me');
  return known;
}
