// What the server needs beside the modules: the page in each language, the routes, and everything compressed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES, words } from './texts.js';

const SMALLEST = 600;
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;
const fromHere = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
/** What else there is in each language, and what it is called. @type {[(language: string) => string, string][]} */
const TEMPLATES = [
  [(language) => `offline.${language}.html`, fromHere('../offline.html')],
  [(language) => `manifest.${language}.webmanifest`, fromHere('../manifest.json')],
];
const ROUTES = fileURLToPath(new URL('../src/routes.json', import.meta.url));

/** @param {string} page @param {string} language @param {string | undefined} preload */
function inLanguage(page, language, preload) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(words(language, 'home')));
  const link = preload ? `<link rel="modulepreload" crossorigin href="/${preload}">\n` : '';
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/\{\{ ([a-z-]+) \}\}/g, (_, id) => {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) throw new Error(`the page wants ${id}, which ${language} lacks`);
      return bundle.formatPattern(pattern);
    })
    .replace('</head>', `${link}</head>`);
}

/** @returns {import('vite').Plugin} */
export default function pages() {
  return {
    name: 'pages',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('there is no index.html');
        for (const language of LANGUAGES) {
          const own = Object.values(bundle).find(
            (file) =>
              file.type === 'chunk' && file.facadeModuleId?.endsWith(`texts/${language}/home`),
          );
          const source = inLanguage(String(index.source), language, own?.fileName);
          this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source });
        }
        for (const [name, template] of TEMPLATES)
          for (const language of LANGUAGES) {
            const source = inLanguage(readFileSync(template, 'utf8'), language, undefined);
            this.emitFile({ type: 'asset', fileName: name(language), source });
          }
        delete bundle['index.html'];
        this.emitFile({
          type: 'asset',
          fileName: 'routes.json',
          source: readFileSync(ROUTES, 'utf8'),
        });
      },
    },
  };
}

/** Each file that compresses, also compressed. @returns {import('vite').Plugin} */
export function compressed() {
  return {
    name: 'compressed',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!COMPRESSED.test(file.fileName) || source.length < SMALLEST) continue;
          const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          const emit = (/** @type {string} */ ending, /** @type {Buffer} */ bytes) =>
            this.emitFile({ type: 'asset', fileName: file.fileName + ending, source: bytes });
          emit('.br', brotliCompressSync(source, best));
          emit('.gz', gzipSync(source, { level: 9 }));
        }
      },
    },
  };
}
