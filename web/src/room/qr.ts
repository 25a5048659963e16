/** QR codes of addresses: ISO/IEC 18004, bytes, error correction M, versions 1 to 10 (213 bytes at most). */

export type Modules = readonly (readonly boolean[])[];

/** For each version: codewords of correction in a block, and the blocks as [how many, data codewords]. */
const VERSIONS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
/** The bits that say 'correction M'. */
const LEVEL = 0b00;

// The field of 256 elements, by powers of two.
const POWER = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let n = 0, value = 1; n < 255; n++) {
  POWER[n] = value;
  LOG[value] = n;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (one: number, other: number): number =>
  one && other ? POWER[(LOG[one]! + LOG[other]!) % 255]! : 0;

function generator(degree: number): number[] {
  let made = [1];
  for (let n = 0; n < degree; n++) {
    const next = [...made, 0];
    made.forEach((factor, place) => (next[place + 1]! ^= times(factor, POWER[n]!)));
    made = next;
  }
  return made.slice(1);
}

/** The codewords by which a block of data can be mended. */
function correction(data: readonly number[], degree: number): number[] {
  const factors = generator(degree);
  const rest = new Array<number>(degree).fill(0);
  for (const codeword of data) {
    const lead = codeword ^ rest.shift()!;
    rest.push(0);
    factors.forEach((factor, place) => (rest[place]! ^= times(factor, lead)));
  }
  return rest;
}

/** The data of a version: mode, length, bytes, and what fills it up. */
function written(bytes: Uint8Array, version: number, capacity: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const codewords: number[] = [];
  for (let n = 0; n < bits.length; n += 8)
    codewords.push(bits.slice(n, n + 8).reduce((value, bit) => value * 2 + bit, 0));
  for (let pad = 0xec; codewords.length < capacity; pad ^= 0xec ^ 0x11) codewords.push(pad);
  return codewords;
}

/** Blocks of data and correction, dealt out in turn. */
function interleaved(data: readonly number[], version: number): number[] {
  const [degree, ...groups] = VERSIONS[version - 1]!;
  const blocks: number[][] = [];
  let from = 0;
  for (const [many, size] of groups)
    for (let n = 0; n < many; n++) blocks.push(data.slice(from, (from += size)));
  const mending = blocks.map((block) => correction(block, degree));
  const dealt = (piles: number[][]): number[] =>
    Array.from({ length: Math.max(...piles.map((pile) => pile.length)) }, (_, n) =>
      piles.flatMap((pile) => (n < pile.length ? [pile[n]!] : [])),
    ).flat();
  return [...dealt(blocks), ...dealt(mending)];
}

/** A remainder by which few bits are guarded against misreading. */
function guarded(value: number, divisor: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); rest && bit >= degree; bit = 31 - Math.clz32(rest))
    rest ^= divisor << (bit - degree);
  return (value << degree) | rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly taken: boolean[][];
  readonly version: number;

  constructor(version: number) {
    this.version = version;
    this.size = version * 4 + 17;
    const empty = (): boolean[][] =>
      Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.taken = empty();
    this.#mark();
  }

  #set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.taken[y]![x] = true;
  }

  /** What every code of this size has. */
  #mark(): void {
    const far = this.size - 7;
    for (let n = 0; n < this.size; n++) {
      this.#set(6, n, n % 2 === 0);
      this.#set(n, 6, n % 2 === 0);
    }
    for (const [x, y] of [
      [0, 0],
      [far, 0],
      [0, far],
    ] as const)
      this.#square(x + 3, y + 3, 4, [0, 1, 3]);
    const places = ALIGNED[this.version - 1]!;
    const last = places.at(-1);
    for (const x of places)
      for (const y of places) {
        const corner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
        if (!corner) this.#square(x, y, 2, [0, 2]);
      }
    this.#format(0);
    this.#saysVersion();
  }

  /** Squares in one another around a point, dark at these distances from it. */
  #square(x: number, y: number, reach: number, darkAt: readonly number[]): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const distance = Math.max(Math.abs(dx), Math.abs(dy));
        this.#set(x + dx, y + dy, darkAt.includes(distance));
      }
  }

  #format(mask: number): void {
    const bits = guarded((LEVEL << 3) | mask, 0b10100110111, 10) ^ 0b101010000010010;
    const bit = (n: number): boolean => ((bits >> n) & 1) === 1;
    const end = this.size - 1;
    for (let n = 0; n < 15; n++) {
      const near = n < 6 ? n : n < 8 ? n + 1 : -1;
      if (n < 8) {
        this.#set(8, near, bit(n));
        this.#set(end - n, 8, bit(n));
      } else {
        this.#set(n === 8 ? 7 : 14 - n, 8, bit(n));
        this.#set(8, end - 14 + n, bit(n));
      }
    }
    this.#set(8, this.size - 8, true);
  }

  #saysVersion(): void {
    if (this.version < 7) return;
    const bits = guarded(this.version, 0b1111100100101, 12);
    for (let n = 0; n < 18; n++) {
      const dark = ((bits >> n) & 1) === 1;
      const [far, near] = [this.size - 11 + (n % 3), Math.floor(n / 3)];
      this.#set(far, near, dark);
      this.#set(near, far, dark);
    }
  }

  /** Lay the bits up and down, two columns at a time, from the right. */
  fill(codewords: readonly number[]): void {
    let next = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      // The column of the timing is passed over, and counts for nothing.
      const up = ((this.size - right - (right < 6 ? 2 : 1)) & 2) === 0;
      for (let n = 0; n < this.size; n++)
        for (const x of [right, right - 1]) {
          const y = up ? this.size - 1 - n : n;
          if (this.taken[y]![x]) continue;
          this.dark[y]![x] = (((codewords[next >> 3] ?? 0) >> (7 - (next & 7))) & 1) === 1;
          next += 1;
        }
    }
  }

  masked(mask: number): boolean[][] {
    this.#format(mask);
    const turned = MASKS[mask]!;
    return this.dark.map((row, y) =>
      row.map((dark, x) => (this.taken[y]![x] ? dark : dark !== turned(x, y))),
    );
  }
}

/** How hard a pattern is to read: by the four rules of the standard. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...modules, ...columns]) sum += runs(line) + finders(line);
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const here = modules[y]![x];
      const same = [modules[y - 1]![x], modules[y]![x - 1], modules[y - 1]![x - 1]];
      if (same.every((one) => one === here)) sum += 3;
    }
  const dark = modules.flat().filter(Boolean).length / size ** 2;
  return sum + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}

function runs(line: readonly boolean[]): number {
  let [sum, length] = [0, 0];
  line.forEach((dark, n) => {
    length = n && line[n - 1] === dark ? length + 1 : 1;
    if (length === 5) sum += 3;
    else if (length > 5) sum += 1;
  });
  return sum;
}

function finders(line: readonly boolean[]): number {
  const drawn = line.map((dark) => (dark ? '1' : '0')).join('');
  return (drawn.match(/(?=00001011101)|(?=10111010000)/g)?.length ?? 0) * 40;
}

/** The code of a text as rows of modules, true where dark; a text too long is refused. */
export function qr(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const capacities = VERSIONS.map(([, ...groups]) =>
    groups.reduce((sum, [many, size]) => sum + many * size, 0),
  );
  const fits = (capacity: number, n: number): boolean => bytes.length + (n < 9 ? 2 : 3) <= capacity;
  const version = capacities.findIndex(fits) + 1;
  if (!version) throw new RangeError(`${bytes.length} bytes are too many for a code`);
  const grid = new Grid(version);
  grid.fill(interleaved(written(bytes, version, capacities[version - 1]!), version));
  const candidates = MASKS.map((_, mask) => grid.masked(mask));
  const worth = candidates.map(penalty);
  return candidates[worth.indexOf(Math.min(...worth))]!;
}

/** The dark modules as the data of one path. */
export const drawnQr = (modules: Modules): string =>
  modules
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
