// The catalogues of src/loupe/i18n as modules, one per language and area, so that a page loads its own words only.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CATALOGUES = fileURLToPath(new URL('../../src/loupe/i18n/', import.meta.url));
const AREAS = fileURLToPath(new URL('../src/areas.json', import.meta.url));
const PREFIX = '\0texts/';
export const LANGUAGES = ['en', 'fr', 'it'];

/** @returns {Record<string, string[]>} */
const areas = () => JSON.parse(readFileSync(AREAS, 'utf8'));

/** The text of an area: its files that are there, without comments and empty lines.
 * @param {string} language @param {string} area */
export function words(language, area) {
  const there = readdirSync(`${CATALOGUES}${language}`);
  return (areas()[area] ?? [])
    .map((file) => `${file}.ftl`)
    .filter((file) => there.includes(file))
    .map((file) => readFileSync(`${CATALOGUES}${language}/${file}`, 'utf8'))
    .join('\n')
    .replace(/^(#.*)?\n/gm, '');
}

const table = () =>
  LANGUAGES.map((language) => {
    const loaders = Object.keys(areas()).map(
      (area) => `${area}: () => import('texts/${language}/${area}')`,
    );
    return `${language}: { ${loaders.join(', ')} }`;
  }).join(',\n');

/** @returns {import('vite').Plugin} */
export default function texts() {
  return {
    name: 'texts',
    resolveId: (id) => (id === 'texts' || id.startsWith('texts/') ? PREFIX + id : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const [, language, area] = id.slice(PREFIX.length).split('/');
      this.addWatchFile(AREAS);
      if (!language || !area) return `export default {\n${table()}\n};`;
      return `export default ${JSON.stringify(words(language, area))};`;
    },
  };
}
