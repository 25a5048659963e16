// Which screen an address leads to. The server reads the same list, to know for which addresses it gives the page.
import routes from '../routes.json' with { type: 'json' };

export type Screen =
  | 'door'
  | 'new'
  | 'tables'
  | 'join'
  | 'invitation'
  | 'table'
  | 'record'
  | 'review'
  | 'rules'
  | 'account'
  | 'ratings'
  | 'nothing';

export interface Place {
  screen: Screen;
  /** What the address names: the `:id` of `/table/:id`. */
  params: Record<string, string>;
}

function matched(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const found = given[index] ?? '';
    if (part.startsWith(':') && found) params[part.slice(1)] = decoded(found);
    else if (part !== found) return undefined;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function placeAt(path: string): Place {
  for (const [pattern, screen] of Object.entries(routes)) {
    const params = matched(pattern, path);
    if (params) return { screen: screen as Screen, params };
  }
  return { screen: 'nothing', params: {} };
}
