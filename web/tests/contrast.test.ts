// The tokens: whatever is read or touched stands out from what it lies on, by day, by night, and in high contrast.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { contrast } from './eyes.ts';

const SOURCE = new URL('../src/', import.meta.url);
const TOKENS = readFileSync(new URL('tokens.css', SOURCE), 'utf8');
const [USUAL = '', MORE = ''] = TOKENS.split("[data-contrast='more']");
const THEMES = ['day', 'night', 'day, high contrast', 'night, high contrast'] as const;

const DESK = ['desk', 'desk-deep', 'tray', 'tray-high', 'lamp'];
const PAPER = ['paper', 'paper-shade'];

/** What is read, and upon what. */
const TEXT: Record<string, string[]> = {
  text: DESK,
  'text-soft': DESK,
  brass: ['desk', 'tray', 'tray-high'],
  'brass-high': ['desk', 'tray', 'tray-high'],
  problem: ['desk', 'tray', 'tray-high'],
  'on-brass': ['brass', 'brass-high'],
  'on-oxblood': ['oxblood', 'oxblood-high'],
  ink: PAPER,
  'ink-soft': PAPER,
  pencil: PAPER,
  print: PAPER,
  'gem-red': PAPER,
  'gem-blue': PAPER,
  'gem-green': PAPER,
  'gem-yellow': PAPER,
};
/** Outlines of what can be touched, the ring around what has the focus, and other marks. */
const MARKS: Record<string, string[]> = {
  edge: ['desk', 'tray', 'tray-high'],
  focus: DESK,
  brass: DESK,
  'paper-edge': PAPER,
};

function both(sheet: string, token: string): [string, string] | undefined {
  const found = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(
    sheet,
  );
  return found?.[1] && found[2] ? [found[1], found[2]] : undefined;
}

function colour(token: string, theme: (typeof THEMES)[number]): string {
  const usual = both(USUAL, token);
  assert.ok(usual, `there is no ${token}`);
  const [day, night] = (theme.includes('high') ? both(MORE, token) : undefined) ?? usual;
  return theme.startsWith('day') ? day : night;
}

function check(pairs: Record<string, string[]>, least: number): void {
  const low = THEMES.flatMap((theme) =>
    Object.entries(pairs).flatMap(([one, grounds]) =>
      grounds.map((ground) => {
        const ratio = contrast(colour(one, theme), colour(ground, theme));
        return ratio < least ? `${one} on ${ground} by ${theme}: ${ratio.toFixed(2)}` : '';
      }),
    ),
  );
  assert.deepEqual(low.filter(Boolean), []);
}

test('what is read: 4.5:1', () => check(TEXT, 4.5));
test('marks and outlines: 3:1', () => check(MARKS, 3));

test('no other token is written with', () => {
  for (const name of globSync('**/*.{css,svelte}', { cwd: SOURCE.pathname })) {
    const source = readFileSync(new URL(name, SOURCE), 'utf8');
    for (const [, token = ''] of source.matchAll(/(?<![-\w])color: var\(--([a-z-]+)\)/g))
      assert.ok(token in TEXT, `${name} writes with ${token}, whose contrast nobody checks`);
  }
});
