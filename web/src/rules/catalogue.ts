// What can be played, as the server's catalogue has it: the rules to read say what its knobs say.
import { api } from '../lib/api.ts';
import type { Catalogue } from './editions.ts';

let asked: Promise<Catalogue> | undefined;

/** The catalogue, asked for once. */
export function catalogue(): Promise<Catalogue> {
  asked ??= api.get('/api/games').catch((wrong: unknown) => {
    asked = undefined;
    throw wrong;
  });
  return asked;
}
