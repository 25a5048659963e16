// Play now: seated against house players, and dealt, by one request.
import { api, newKey } from '../lib/api.ts';

// Pressed again after no answer came, it is the same table.
let key = newKey();

/** Returns the table. */
export async function playNow(name: string): Promise<string> {
  const { table } = await api.post('/api/play', { body: { name, key } });
  key = newKey();
  return table;
}

/** Sit down with whoever is there; returns the table. */
export async function quickPlay(name: string): Promise<string> {
  const { table } = await api.post('/api/quick', { body: { name, key } });
  key = newKey();
  return table;
}
