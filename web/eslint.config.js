import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/generated/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      // The compiler sees every name; the linter does not know the browser's types.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Names and chat come from people: they are text, always.
      'svelte/no-at-html-tags': 'error',
      // The content security policy refuses style attributes; `style:` goes by way of the CSSOM.
      'svelte/no-inline-styles': ['error', { allowTransitions: true }],
      // Only what is shown has to be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // The router is our own: `resolve` is SvelteKit's.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
