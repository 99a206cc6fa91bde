import { type Level, levels } from './blocks.ts'

/**
 * One bit a module, 1 is dark: module (x, y) is bit x mod 32 of word y × words + ⌊x / 32⌋. `columns` is the same
 * transposed, so that a search along a row runs on 32 rows at once.
 */
export type Planes = { readonly rows: Int32Array; readonly columns: Int32Array }

/** What all symbols of a version and level have in common. */
export type Layout = {
  /** Modules a side. */
  readonly size: number
  /** Words a row of `Planes`. */
  readonly words: number
  /** Finder, timing and alignment patterns, the dark module and the version; light where anything else goes. */
  readonly patterns: Planes
  /** Bit places (word × 32 + bit) of the data in the order in which they are filled, in rows and in columns. */
  readonly order: { readonly rows: Uint16Array; readonly columns: Uint16Array }
  /** For each of the eight masks: the data modules that it inverts, and its format information. */
  readonly masks: readonly Planes[]
}

/** The eight mask conditions; a module is inverted where one is 0 (ISO/IEC 18004, table 10). */
const conditions: readonly ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
]

/** The remainder of a polynomial over bits: check bits of the two BCH codes. */
function remainder(value: number, generator: number): number {
  const degree = 31 - Math.clz32(generator)
  let rest = value << degree
  while (rest >= 1 << degree) rest ^= generator << (31 - Math.clz32(rest) - degree)
  return rest
}

/** The 15 bits of level and mask (annex C). */
export function formatBits(level: Level, mask: number): number {
  const data = ({ L: 1, M: 0, Q: 3, H: 2 }[level] << 3) | mask
  return ((data << 10) | remainder(data, 0x537)) ^ 0x5412
}

/** The 18 bits of the version, from 7 on (annex D). */
export const versionBits = (version: number): number => (version << 12) | remainder(version, 0x1f25)

/** Centres of the alignment patterns along a side (annex E): as even as multiples of two allow, from the far end. */
export function alignmentCentres(version: number, size: number): readonly number[] {
  if (version === 1) return []
  const gaps = Math.floor(version / 7) + 1
  // Version 32 is the table's one exception from its own rule.
  const step = version === 32 ? 26 : Math.ceil((size - 13) / (2 * gaps)) * 2
  return Array.from({ length: gaps + 1 }, (_, index) => (index === 0 ? 6 : size - 7 - (gaps - index) * step))
}

const layouts = new Map<number, Layout>()

/** The layout of a version (1 … 40) and level; each is computed once. */
export function layoutOf(version: number, level: Level): Layout {
  const key = version * levels.length + levels.indexOf(level)
  const known = layouts.get(key)
  if (known) return known
  const layout = makeLayout(version, level)
  layouts.set(key, layout)
  return layout
}

function makeLayout(version: number, level: Level): Layout {
  const size = 17 + 4 * version
  const words = Math.ceil(size / 32)
  const blank = (): Planes => ({ rows: new Int32Array(size * words), columns: new Int32Array(size * words) })
  const place = (x: number, y: number) => (y * words + (x >> 5)) * 32 + (x & 31)
  const setBit = (plane: Int32Array, at: number) => {
    plane[at >> 5] = (plane[at >> 5] ?? 0) | (1 << (at & 31))
  }
  const darken = ({ rows, columns }: Planes, x: number, y: number) => {
    setBit(rows, place(x, y))
    setBit(columns, place(y, x))
  }
  const patterns = blank()
  /** 1 where no data goes. */
  const taken = new Uint8Array(size * size)
  const fix = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    taken[y * size + x] = 1
    if (dark) darken(patterns, x, y)
  }
  /** Rings around a centre; `light` lists the distances from it that are light. */
  const rings = (centreX: number, centreY: number, radius: number, light: readonly number[]) => {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1)
        fix(centreX + x, centreY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4])
  const centres = alignmentCentres(version, size)
  for (const x of centres) for (const y of centres) if (!taken[y * size + x]) rings(x, y, 2, [1])
  for (let along = 8; along < size - 8; along += 1) {
    if (!taken[6 * size + along]) fix(along, 6, along % 2 === 0)
    if (!taken[along * size + 6]) fix(6, along, along % 2 === 0)
  }
  if (version >= 7) {
    const bits = versionBits(version)
    for (let index = 0; index < 18; index += 1) {
      const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)]
      const dark = ((bits >> index) & 1) === 1
      fix(far, near, dark)
      fix(near, far, dark)
    }
  }
  const format = formatPlaces(size)
  for (const places of format) for (const [x, y] of places) fix(x, y, false)
  fix(8, size - 8, true)

  const order = dataPlaces(size, taken)
  const masks = conditions.map((condition, mask) => {
    const planes = blank()
    for (const [x, y] of order) if (condition(y, x) === 0) darken(planes, x, y)
    const bits = formatBits(level, mask)
    format.forEach((places, index) => {
      if ((bits >> index) & 1) for (const [x, y] of places) darken(planes, x, y)
    })
    return planes
  })
  return {
    size,
    words,
    patterns,
    order: {
      rows: Uint16Array.from(order, ([x, y]) => place(x, y)),
      columns: Uint16Array.from(order, ([x, y]) => place(y, x)),
    },
    masks,
  }
}

type Module = readonly [x: number, y: number]

/** Where each of the 15 format bits goes, lowest first: around one finder, and again beside the two others. */
function formatPlaces(size: number): readonly (readonly [Module, Module])[] {
  return Array.from({ length: 15 }, (_, index) => {
    // The timing patterns at 6 are left out.
    const first: Module = index < 8 ? [8, index < 6 ? index : index + 1] : [index === 8 ? 7 : 14 - index, 8]
    const second: Module = index < 8 ? [size - 1 - index, 8] : [8, size - 15 + index]
    return [first, second]
  })
}

/** Data modules in their order: pairs of columns from the right, upwards and downwards in turn (section 7.7.3). */
function dataPlaces(size: number, taken: Uint8Array): readonly Module[] {
  const places: Module[] = []
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!taken[y * size + x]) places.push([x, y])
    }
    upwards = !upwards
  }
  return places
}
