// The labels at the ends of the chart's lines never touch, and never leave it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart, height, RULES, strokeOf } from '../src/review/strokes.ts';

test('labels keep their distance, their order and the frame', () => {
  for (const wanted of [[], [10], [10, 10, 10], [200, 5, 198, 201, 6], [0, 0, 0, 0, 0, 0, 0]]) {
    const placed = apart(wanted, 15, 214);
    const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
    for (const [place, n] of order.entries()) {
      const [here, before] = [placed[n] ?? NaN, placed[order[place - 1] ?? -1]];
      assert.ok(here <= 214);
      assert.ok(before === undefined || here - before >= 15);
    }
  }
});

test('seven players have seven different lines without a look at their colours', () => {
  assert.equal(new Set([0, 1, 2, 3, 4, 5, 6].map((seat) => strokeOf(seat).dash)).size, 7);
});

test('the scale leads from nothing to certainty and gives small shares room', () => {
  assert.deepEqual([height(0), height(1)], [0, 1]);
  assert.ok(height(RULES[0]) > 0.09);
});
