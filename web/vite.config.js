import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import pages, { compressed } from './scripts/pages.js';
import texts from './scripts/texts.js';

export default defineConfig({
  plugins: [texts(), svelte(), pages(), compressed()],
  build: {
    outDir: '../src/loupe/server/static',
    emptyOutDir: true,
    // light-dark() carries the two themes, and must reach the browser as it is.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 300,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
