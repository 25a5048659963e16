// The codes of invitations, read again by the standard's own rules: the format says the mask, the blocks hold
// what their correction promises, and the bytes are the text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnQr, qr, type Modules } from '../src/room/qr.ts';

/** What can be read of a code: its version, its mask, and whether a module belongs to the data. */
function read(modules: Modules): { version: number; mask: number; bits: number[] } {
  const size = modules.length;
  const version = (size - 17) / 4;
  // Beside the upper left finder, from the left: the first five bits are the level and the mask.
  const format = [0, 1, 2, 3, 4].map((x) => Number(modules[8]![x]));
  const unmasked = format.map((bit, n) => bit ^ [1, 0, 1, 0, 1][n]!);
  assert.deepEqual(unmasked.slice(0, 2), [0, 0], 'the level is M');
  const mask = unmasked[2]! * 4 + unmasked[3]! * 2 + unmasked[4]!;
  return { version, mask, bits: dataOf(modules, version, mask) };
}

const CENTRES: Record<number, number[]> = { 2: [18], 3: [22], 7: [6, 22, 38], 10: [6, 28, 50] };
const TURNED: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => ((y >> 1) + Math.trunc(x / 3)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

function reserved(size: number, version: number, x: number, y: number): boolean {
  const corner = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  if (corner || x === 6 || y === 6) return true;
  const versions = version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11));
  const places = CENTRES[version] ?? [];
  const near = (one: number, other: number): boolean => Math.abs(one - other) <= 2;
  const last = size - 7;
  const aligned = places.some((cx) =>
    places.some((cy) => {
      const finder =
        (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
      return !finder && near(x, cx) && near(y, cy);
    }),
  );
  return versions || aligned;
}

function dataOf(modules: Modules, version: number, mask: number): number[] {
  const size = modules.length;
  const columns = Array.from({ length: size }, (_, n) => size - 1 - n).filter((x) => x !== 6);
  const bits: number[] = [];
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let n = 0; n < size; n++) {
      const y = pair % 4 === 0 ? size - 1 - n : n;
      for (const x of columns.slice(pair, pair + 2))
        if (!reserved(size, version, x, y))
          bits.push(Number(modules[y]![x]) ^ Number(TURNED[mask]!(x, y) === 0));
    }
  return bits;
}

const numbers = (bits: number[]): number[] =>
  Array.from({ length: Math.floor(bits.length / 8) }, (_, n) =>
    bits.slice(n * 8, n * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );

/** Whether a block is a multiple of the generator: its polynomial is nought at the first powers of two. */
function whole(block: number[], degree: number): boolean {
  const times = (one: number, other: number): number => {
    let product = 0;
    for (let n = 7; n >= 0; n--) {
      product = (product << 1) ^ (product & 128 ? 0x11d : 0);
      if ((other >> n) & 1) product ^= one;
    }
    return product & 255;
  };
  for (let n = 0, root = 1; n < degree; n++, root = times(root, 2))
    if (block.reduce((value, codeword) => times(value, root) ^ codeword, 0)) return false;
  return true;
}

// In versions 2 and 3 there is one block alone, and a text of that length fits nowhere smaller.
for (const [text, version, data, degree] of [
  ['http://localhost:8000/join', 2, 28, 16],
  ['https://play.example.org/join/TQ4kkz9SzbR', 3, 44, 26],
] as const)
  test(`${text} is read again`, () => {
    const { version: found, bits } = read(qr(text));
    assert.equal(found, version);
    const block = numbers(bits).slice(0, data + degree);
    assert.ok(whole(block, degree), 'the correction fits');
    const payload = numbers(bits.slice(12));
    assert.deepEqual(bits.slice(0, 4), [0, 1, 0, 0]);
    assert.equal(numbers(bits.slice(4, 12))[0], text.length);
    assert.equal(new TextDecoder().decode(new Uint8Array(payload.slice(0, text.length))), text);
  });

for (const length of [70, 120, 150, 213])
  test(`a text of ${length} bytes has its blocks dealt out in turn`, () => {
    const { version, bits } = read(qr('a'.repeat(length)));
    const first: Record<number, [blocks: number]> = { 5: [2], 7: [4], 8: [4], 10: [5] };
    const blocks = first[version]?.[0];
    assert.ok(blocks, `version ${version}`);
    // The first codeword says mode and length; it begins the first block.
    const codewords = numbers(bits);
    const long = version > 9 ? length >> 12 : length >> 4;
    assert.equal(codewords[0], (0b0100 << 4) | long);
  });

test('three finders, and nothing too long', () => {
  const modules = qr('x');
  assert.equal(modules.length, 21);
  for (const [x, y] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const)
    assert.deepEqual(
      modules.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      ),
      ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'],
    );
  assert.equal(drawnQr([[true, false]]), 'M0 0h1v1h-1z');
  assert.throws(() => qr('x'.repeat(214)), RangeError);
});
