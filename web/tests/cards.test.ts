// The drawings: every card is told from every other without its colours, nothing refers to what is not there,
// and all marks can be seen by every kind of eye.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CLUES, clueCard } from '../src/cards/clue-card.ts';
import { COLOURS, FORMS, GEM_CARDS, KINDS, soughtTerms } from '../src/cards/codes.ts';
import { gemCard, type Size } from '../src/cards/gem-card.ts';
import { shield, TILES } from '../src/cards/hatching.ts';
import { cardBack } from '../src/cards/loupe.ts';
import { inTwo, searchCard } from '../src/cards/search-card.ts';
import { print, type Shape } from '../src/cards/shape.ts';
import { sprite } from '../src/cards/sprite.ts';
import { contrast, EYES } from './eyes.ts';

const SIZES: Size[] = ['large', 'hand', 'mini', 'tiny'];
const INITIALS: Record<string, Record<string, string>> = {
  en: { R: 'R', B: 'B', G: 'G', Y: 'Y' },
  fr: { R: 'R', B: 'B', G: 'V', Y: 'J' },
  it: { R: 'R', B: 'B', G: 'V', Y: 'G' },
};
const ELEMENTS = [...FORMS, ...KINDS, ...COLOURS];
const PAIRS = ELEMENTS.flatMap((one, n) => ELEMENTS.slice(n + 1).map((other) => one + other));
const SEARCH_CARDS = [...ELEMENTS, ...PAIRS, ...ELEMENTS.map((one) => `?${one}`), '?'];

const printed = (shapes: readonly Shape[]): string => shapes.map(print).join('');
/** As one sees it who sees no colour at all: which ink it is has gone. */
const uncoloured = (drawing: string): string => drawing.replace(/hue-\w+/g, 'hue');

function gem(code: string, size: Size, language: string, digits = false): string {
  const initial = INITIALS[language]?.[code.charAt(2)] ?? '';
  return printed(gemCard(code, size, { initial, name: '', digits }));
}

for (const size of SIZES)
  test(`the 36 gem cards, ${size}, differ without their colours`, () => {
    for (const language of Object.keys(INITIALS))
      for (const digits of [false, true]) {
        const drawn = GEM_CARDS.map((code) => uncoloured(gem(code, size, language, digits)));
        assert.equal(new Set(drawn).size, 36);
      }
  });

test('hatching alone tells the colours apart, and so do the letters alone', () => {
  for (const form of FORMS) {
    const card = (colour: string): string => uncoloured(gem(`${form}2${colour}`, 'hand', 'en'));
    const hatchings = COLOURS.map((colour) =>
      card(colour)
        .match(/#art-hatch-\w/g)
        ?.join(),
    );
    assert.equal(new Set(hatchings).size, 4);
  }
  assert.equal(new Set(Object.values(TILES).map(([, tile]) => uncoloured(print(tile)))).size, 4);
  for (const letters of Object.values(INITIALS))
    assert.equal(new Set(Object.values(letters)).size, 4);
});

test('one, two or three gems lie on a card, never a number alone', () => {
  for (const code of GEM_CARDS)
    for (const size of SIZES)
      for (const digits of [false, true]) {
        const haloes = gem(code, size, 'en', digits).match(/#art-halo-/g) ?? [];
        assert.equal(haloes.length, Number(code.charAt(1)));
      }
});

test('the 54 search cards differ without their colours, large and small', () => {
  for (const mini of [false, true])
    for (const digits of [false, true]) {
      const initials = INITIALS.it ?? {};
      const drawn = SEARCH_CARDS.map((card) =>
        uncoloured(printed(searchCard(card, { initials, words: '', digits, asks: [1, 2] }, mini))),
      );
      assert.equal(new Set(drawn).size, SEARCH_CARDS.length);
    }
});

test('a free choice card has an open slot for what may be chosen, faint where it may stay open', () => {
  const slots = (card: string, asks: number[]): string[] => {
    const wording = { initials: {}, words: '', digits: false, asks };
    return (
      printed(searchCard(card, wording, true)).match(/class="slot" opacity="[\d.]+"/g) ?? []
    ).map((found) => (found.includes('"1"') ? 'open' : 'faint'));
  };
  assert.deepEqual(slots('?', [1, 2]), ['open', 'faint']);
  assert.deepEqual(slots('?', [2]), ['open', 'open']);
  assert.deepEqual(slots('?R', [1, 2]), ['faint']);
  assert.deepEqual(slots('?R', [1]), []);
  assert.deepEqual(slots('PR', [1, 2]), []);
});

test('the clue cards differ, and show their category by their frame', () => {
  for (const size of SIZES)
    assert.equal(new Set(CLUES.map((clue) => printed(clueCard(clue, size, '')))).size, 15);
  const frames = CLUES.map((clue) => printed(clueCard(clue, 'hand', '')).match(/within-\w+/)?.[0]);
  assert.equal(new Set(frames).size, 3);
  assert.throws(() => clueCard('XX', 'hand', ''), RangeError);
});

test('every drawing refers only to what the page holds, and gives no id itself', () => {
  const held = print(sprite());
  const ids = [...held.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id ?? '', /^art-/);
  const wording = { initials: {}, words: 'words', digits: false, asks: [1, 2] };
  const drawings = [
    held,
    ...SIZES.flatMap((size) => GEM_CARDS.map((code) => gem(code, size, 'en'))),
    ...SEARCH_CARDS.map((card) => printed(searchCard(card, wording, false))),
    ...CLUES.map((clue) => printed(clueCard(clue, 'large', 'name'))),
    ...(['gem', 'search', 'clue'] as const).map((deck) => printed(cardBack(deck))),
  ];
  for (const drawing of drawings) {
    for (const [, id] of drawing.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
      assert.ok(ids.includes(id), id);
    assert.doesNotMatch(drawing, /NaN|undefined| style=/);
  }
  for (const drawing of drawings.slice(1)) assert.doesNotMatch(drawing, / id="/);
});

test('a name is text, whatever it holds', () => {
  const drawn = printed(clueCard('SC', 'large', '<script>"&'));
  assert.ok(drawn.includes('&lt;script&gt;&quot;&amp;'));
});

test('no letters that are no card', () => {
  for (const code of ['', 'P2', 'P2GG', 'X2G', '2PG'])
    assert.throws(() => gem(code, 'hand', 'en'), RangeError);
});

test('the terms of a noun phrase are those that the server gives', () => {
  assert.deepEqual(soughtTerms('P2', 'face2face'), {
    gem: 'pearl',
    type: 'pair',
    colour: 'any',
    elements: 'gem-type',
    edition: 'face2face',
  });
  assert.equal(soughtTerms('', '').elements, 'none');
});

test('words are broken where the lines come out most alike', () => {
  assert.deepEqual(inTwo('rouge'), ['rouge']);
  assert.deepEqual(inTwo('paires de diamants'), ['paires de', 'diamants']);
  assert.deepEqual(inTwo('groupes d’opales'), ['groupes', 'd’opales']);
});

// How the inks look to every kind of eye.

const CSS = readFileSync(new URL('../src/cards/cards.css', import.meta.url), 'utf8');
const [USUAL = '', MORE = ''] = CSS.split("[data-contrast='more']");

function ink(sheet: string, owner: string, name: string): string {
  const block = sheet.slice(sheet.indexOf(`${owner} {`));
  const found = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(block.slice(0, block.indexOf('}')));
  assert.ok(found?.[1], `${owner} has no ${name}`);
  return found[1];
}

for (const [name, eye] of Object.entries(EYES))
  for (const [contrastName, sheet, paper] of [
    ['usual', USUAL, ink(USUAL, ':root', 'card-paper')],
    ['high contrast', MORE, '#ffffff'],
  ] as const)
    test(`${name}, ${contrastName}: hatching and outlines 3:1 on their ground, letters 4.5:1`, () => {
      for (const colour of COLOURS) {
        const of = (what: string): string => ink(sheet, `.hue-${colour}`, what);
        assert.ok(contrast(of('hatch'), of('pale'), eye) >= 3, `hatching of ${colour}`);
        assert.ok(contrast(of('deep'), of('pale'), eye) >= 3, `outlines of ${colour}`);
        assert.ok(contrast(of('deep'), paper, eye) >= 4.5, `the letter of ${colour}`);
      }
    });

test('every pair of colours differs by hatching and by letter in each language', () => {
  for (const letters of Object.values(INITIALS))
    for (const one of COLOURS)
      for (const other of COLOURS.filter((colour) => colour !== one)) {
        const [a, b] = [shield(one, letters[one] ?? ''), shield(other, letters[other] ?? '')].map(
          print,
        );
        const marks = (drawing = ''): string[] => [
          /#art-(hatch-\w)/.exec(drawing)?.[1] ?? '',
          />([A-Z])</.exec(drawing)?.[1] ?? '',
        ];
        const [hatch, letter] = marks(a);
        assert.notEqual(hatch, marks(b)[0]);
        assert.notEqual(letter, marks(b)[1]);
      }
});
