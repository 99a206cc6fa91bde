import { countGraphemes } from 'unicode-segmenter/grapheme'
import { isSpace } from './white-space.ts'

export type CountedWord = { readonly word: string; readonly count: number }

const nonWord = /[^\p{L}\p{N}\p{M}_]/gu
const plain = /^[a-z0-9_]+$/

/** Words up to this length are not counted. */
const maxIgnoredLength = 2

/**
 * Lowercases and removes non-word characters (by Unicode); empty when at most two characters are left.
 * In Turkish, I is the capital of ı and İ that of i.
 */
function normaliseWord(piece: string, isTurkish: boolean): string {
  if (plain.test(piece)) return piece.length > maxIgnoredLength ? piece : ''
  const word = (isTurkish ? piece.toLocaleLowerCase('tr') : piece.toLowerCase()).replace(nonWord, '')
  if (word.length <= maxIgnoredLength) return ''
  return plain.test(word) || countGraphemes(word) > maxIgnoredLength ? word : ''
}

/** Calls `use` for each piece between white space, in order. */
function eachPiece(text: string, use: (piece: string) => void): void {
  let start = -1
  for (let at = 0; at < text.length; at += 1) {
    if (!isSpace(text.charCodeAt(at))) {
      if (start < 0) start = at
      continue
    }
    if (start >= 0) use(text.slice(start, at))
    start = -1
  }
  if (start >= 0) use(text.slice(start))
}

/** Maximum number of cached normal forms. */
const maxCached = 200_000

/** Counts words by block; blocks can be removed again. */
export type WordTally = {
  add(block: string): void
  remove(block: string): void
  /** Most frequent first, ties by first occurrence. `blocks` are all added blocks in order. */
  top(count: number, blocks: Iterable<string>): readonly CountedWord[]
  clear(): void
}

export function createWordTally(isTurkish: boolean): WordTally {
  const counts = new Map<string, number>()
  const normal = new Map<string, string>()

  const normalOf = (piece: string): string => {
    const known = normal.get(piece)
    if (known !== undefined) return known
    const word = normaliseWord(piece, isTurkish)
    // The number of entries is limited, as each key is a slice that keeps its whole text in memory.
    if (normal.size < maxCached) normal.set(piece, word)
    return word
  }
  const change = (block: string, by: 1 | -1) =>
    eachPiece(block, (piece) => {
      const word = normalOf(piece)
      if (word === '') return
      const count = (counts.get(word) ?? 0) + by
      if (count > 0) counts.set(word, count)
      else counts.delete(word)
    })

  return {
    add: (block) => change(block, 1),
    remove: (block) => change(block, -1),
    clear() {
      counts.clear()
      normal.clear()
    },
    top(size, blocks) {
      const minCount = minOfTop(counts.values(), size)
      /** Words certainly among the top; ties for the remaining places are resolved by first occurrence. */
      let above = 0
      for (const count of counts.values()) if (count > minCount) above += 1
      let tied = Math.min(size, counts.size) - above
      const found = new Map<string, number>()
      const visit = (piece: string) => {
        const word = normalOf(piece)
        const count = counts.get(word) ?? 0
        if (count < minCount || count === 0 || found.has(word)) return
        if (count > minCount) above -= 1
        else if (tied > 0) tied -= 1
        else return
        found.set(word, count)
      }
      for (const block of blocks) {
        if (above + tied === 0) break
        eachPiece(block, visit)
      }
      return [...found].map(([word, count]) => ({ word, count })).sort((a, b) => b.count - a.count)
    },
  }
}

/** The lowest count among the `size` most frequent; 0 when there are fewer. */
function minOfTop(counts: Iterable<number>, size: number): number {
  const top: number[] = []
  for (const count of counts) {
    if (top.length === size && count <= (top[0] ?? 0)) continue
    top.push(count)
    top.sort((a, b) => a - b)
    if (top.length > size) top.shift()
  }
  return top.length < size ? 0 : (top[0] ?? 0)
}
