// All there is to choose from: asked once.
import { api, type Schema } from './api.ts';

export type Catalogue = Schema<'Catalogue'>;
export type Offered = Schema<'Offered'>;
let asked: Promise<Catalogue> | undefined;
let known: Catalogue | undefined = $state.raw();

export const catalogue = (): Catalogue | undefined => known;

export function askCatalogue(): Promise<Catalogue> {
  asked ??= api.get('/api/games').then(
    (told) => (known = told),
    (wrong: unknown) => {
      asked = undefined; // So that it is asked again when the connection is back.
      throw wrong;
    },
  );
  return asked;
}
