// What the rules list as differences is what the catalogue says, and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf } from '../src/rules/differences.ts';
import { span, type Catalogue } from '../src/rules/editions.ts';

const said = (message: string) => ({ message });
const knob = (name: string, usual: unknown, choices: unknown[] = [true, false]) => ({
  name,
  telling: said(name),
  kind: Array.isArray(usual) ? 'list' : 'one',
  choices: choices.map((value) => ({
    value,
    telling: typeof value === 'string' ? said(value) : null,
  })),
  length: null,
  usual,
});
const variant = (name: string, seats: number[], changes: object) => ({
  name,
  telling: said(name),
  seats,
  changes,
});
const game = (name: string, knobs: unknown[], variants: unknown[]) => ({
  game: name,
  telling: said(name),
  seats: [3, 4, 5],
  knobs,
  variants,
});

const CATALOGUE = {
  games: [
    game(
      'gems/old',
      [knob('shows', true), knob('deck', 'again', ['again', 'never']), knob('secret', false)],
      [variant('places-2', [3, 4, 5], { secret: false }), variant('missing-2', [3, 4], {})],
    ),
    game(
      'gems/new',
      [knob('shows', true), knob('deck', 'never', ['again', 'never']), knob('secret', false)],
      [variant('places-2', [3, 4, 5], { secret: true })],
    ),
    game(
      'clues/only',
      [knob('cards', ['a', 'b'], ['a', 'b', 'c'])],
      [variant('more', [3, 4, 5], { cards: ['a', 'b', 'c'] })],
    ),
  ],
  house: [],
} as unknown as Catalogue;

const names = (at: string) => rowsOf(CATALOGUE, at).map(({ name }) => name);

test('only what differs between the editions is listed', () => {
  assert.deepEqual(names('gems/old'), ['deck', 'secret', 'missing-2']);
});

test('each way is told with who does it so, and which is this edition’s own', () => {
  const [deck, secret, missing] = rowsOf(CATALOGUE, 'gems/new');
  assert.deepEqual(deck?.ways, [
    { value: [said('again')], who: [said('gems/old')], own: false },
    { value: [said('never')], who: [said('gems/new')], own: true },
  ]);
  assert.deepEqual(
    secret?.ways.map(({ value, own }) => [value, own]),
    [
      [false, false],
      [true, true],
    ],
  );
  assert.deepEqual(
    missing?.ways.map(({ value }) => value),
    [[3, 4], null],
  );
});

test('a game of one edition is held against its own variants', () => {
  const [cards] = rowsOf(CATALOGUE, 'clues/only');
  assert.deepEqual(
    cards?.ways.map(({ who }) => who),
    [[null], [said('more')]],
  );
});

test('numbers that follow each other are a span', () => {
  assert.equal(span([3, 4, 5, 6, 7]), '3–7');
  assert.deepEqual(span([3, 4, 6]), [3, 4, 6]);
  assert.deepEqual(span([3, 4]), [3, 4]);
});
