// Play now: a table against house players, dealt at once.
import { api } from '../lib/api.ts';

const HOUSE = ['novice', 'casual', 'sharp'];

/** Set a table up, let the house sit down, deal; returns the table. */
export async function playNow(name: string): Promise<string> {
  const settings = { game: 'sleuth/avalon-hill', seats: HOUSE.length + 1 };
  const { table: id } = await api.post('/api/tables', { body: { settings, name } });
  for (const level of HOUSE)
    await api.post('/api/tables/{id}/house', { path: { id }, body: { level } });
  await api.post('/api/tables/{id}/start', { path: { id }, body: {} });
  return id;
}
