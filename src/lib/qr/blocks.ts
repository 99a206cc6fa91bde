/** Error correction levels: about 7, 15, 25 and 30 % of the codewords can be corrected. */
export const levels = ['L', 'M', 'Q', 'H'] as const
export type Level = (typeof levels)[number]

/**
 * Error correction codewords of each block and number of blocks, by level and version from 1 on (ISO/IEC 18004, table
 * 9). Every symbol of one version and level has the same.
 */
const table: Readonly<Record<Level, { readonly ecc: string; readonly blocks: string }>> = {
  L: {
    ecc: '7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
    blocks:
      '1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25',
  },
  M: {
    ecc: '10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28',
    blocks:
      '1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49',
  },
  Q: {
    ecc: '13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
    blocks:
      '1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68',
  },
  H: {
    ecc: '17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
    blocks:
      '1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81',
  },
}

const numbers = (row: string): readonly number[] => row.split(' ').map(Number)
const byLevel = new Map(
  levels.map((level) => [level, { ecc: numbers(table[level].ecc), blocks: numbers(table[level].blocks) }]),
)

/** All codewords of a version, 1 to 40: what its function patterns leave of its modules (ISO/IEC 18004, table 1). */
export function codewords(version: number): number {
  const size = 17 + 4 * version
  const finders = 3 * 8 * 8
  const timing = 2 * (size - 16)
  const formatAndDarkModule = 31
  const versionInformation = version < 7 ? 0 : 2 * 18
  // Along a side; those that would lie on a finder pattern are left out, and each on a timing pattern shares five modules.
  const side = version === 1 ? 0 : Math.floor(version / 7) + 2
  const alignment = side === 0 ? 0 : (side * side - 3) * 25 - 2 * (side - 2) * 5
  const rest = size * size - finders - timing - formatAndDarkModule - versionInformation - alignment
  return Math.floor(rest / 8)
}

/** How the codewords of a symbol are divided. */
export type BlockLayout = {
  readonly blocks: number
  /** Error correction codewords of each block. */
  readonly ecc: number
  /** Data codewords of all blocks. */
  readonly data: number
}

export function blockLayout(version: number, level: Level): BlockLayout {
  const blocks = byLevel.get(level)?.blocks[version - 1] ?? 0
  const ecc = byLevel.get(level)?.ecc[version - 1] ?? 0
  return { blocks, ecc, data: codewords(version) - blocks * ecc }
}

/** How many data codewords (bytes) a version holds at a level. */
export const dataCodewords = (version: number, level: Level): number => blockLayout(version, level).data
