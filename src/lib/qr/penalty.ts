import type { Planes } from './layout.ts'

/** Bits that are 1. */
function count(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The bits of the last word of a row that are modules; all of the others are. */
const lastWord = (size: number): number => (size % 32 === 0 ? -1 : (1 << (size % 32)) - 1)

/**
 * The penalty of a masked symbol (ISO/IEC 18004, section 7.8.3): the lower, the better. Counting stops
 * at `limit`, as a mask that is no better than the best one is not used.
 */
export function penalty({ rows, columns }: Planes, size: number, words: number, limit: number): number {
  let score = runs(rows, size, words) + runs(columns, size, words)
  if (score >= limit) return score
  score += blocksAndBalance(rows, size, words)
  if (score >= limit) return score
  return score + 40 * (finderLike(rows, size, words) + finderLike(columns, size, words))
}

/** 3 points for five modules of one colour in a line, and one for each more, in all columns of a plane. */
function runs(plane: Int32Array, size: number, words: number): number {
  let score = 0
  for (let word = 0; word < words; word += 1) {
    const valid = word === words - 1 ? lastWord(size) : -1
    let [a, b, c, before] = [0, 0, 0, 0]
    let above = plane[word] ?? 0
    for (let at = words + word; at < plane.length; at += words) {
      const here = plane[at] ?? 0
      const same = ~(above ^ here) & valid
      const five = a & b & c & same
      if (five !== 0) score += count(five) + 2 * count(five & ~before)
      before = five
      a = b
      b = c
      c = same
      above = here
    }
  }
  return score
}

/** 3 points for every 2 × 2 modules of one colour; 10 for every 5 % that the dark share is off one half. */
function blocksAndBalance(rows: Int32Array, size: number, words: number): number {
  let [blocks, dark] = [0, 0]
  for (let word = 0; word < words; word += 1) {
    const last = word === words - 1
    // A block begins at every column but the last.
    const valid = last ? lastWord(size) >>> 1 : -1
    let above = 0
    let aboveAlong = 0
    for (let at = word; at < rows.length; at += words) {
      const here = rows[at] ?? 0
      const next = last ? 0 : (rows[at + 1] ?? 0)
      const along = ~(here ^ ((here >>> 1) | (next << 31)))
      dark += count(here)
      if (at >= words) blocks += count(~(above ^ here) & along & aboveAlong & valid)
      above = here
      aboveAlong = along
    }
  }
  const all = size * size
  return 3 * blocks + 10 * Math.floor(Math.abs(dark * 20 - all * 10) / all)
}

/**
 * How often dark and light follow one another in the widths 1:1:3:1:1 of a finder pattern, with four light modules
 * before or behind, in all columns of a plane. The quiet zone is light.
 */
function finderLike(plane: Int32Array, size: number, words: number): number {
  let found = 0
  for (let word = 0; word < words; word += 1) {
    const line = (y: number) => (y < 0 || y >= size ? 0 : (plane[y * words + word] ?? 0))
    for (let y = 0, at = word; y <= size - 7; y += 1, at += words) {
      const ends = (plane[at] ?? 0) & ~(plane[at + words] ?? 0) & (plane[at + 2 * words] ?? 0)
      if (ends === 0) continue
      const like =
        ends &
        (plane[at + 3 * words] ?? 0) &
        (plane[at + 4 * words] ?? 0) &
        ~(plane[at + 5 * words] ?? 0) &
        (plane[at + 6 * words] ?? 0)
      if (like === 0) continue
      found += count(like & ~(line(y - 1) | line(y - 2) | line(y - 3) | line(y - 4)))
      found += count(like & ~(line(y + 7) | line(y + 8) | line(y + 9) | line(y + 10)))
    }
  }
  return found
}
