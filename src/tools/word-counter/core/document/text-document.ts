import { type CountedWord, createWordTally } from '../analysis/word-tally.ts'
import { addUp, type BlockCounts, countBlock, type TextCounts } from './block-counts.ts'
import { splitBlocks } from './blocks.ts'

/** One change: the units from `start` up to `end` are replaced by `inserted`. */
export type TextEdit = { readonly start: number; readonly end: number; readonly inserted: string }

/** Number of listed most used words. */
const topWordCount = 10

/** A text that is counted incrementally. */
export type TextDocument = {
  load(text: string): void
  /** @throws RangeError when the edit is outside of the text */
  apply(edit: TextEdit): void
  length(): number
  counts(): TextCounts
  /** The first call after `load` counts all words; later ones only what changed. */
  topWords(): readonly CountedWord[]
  text(): string
}

type Block = { readonly text: string; readonly counts: BlockCounts }

const toBlock = (text: string): Block => ({ text, counts: countBlock(text) })

export function createTextDocument(isTurkish: boolean): TextDocument {
  const tally = createWordTally(isTurkish)
  let blocks: Block[] = []
  let units = 0
  let isTallied = false

  return {
    load(text) {
      blocks = splitBlocks(text).map(toBlock)
      units = text.length
      tally.clear()
      isTallied = false
    },
    apply({ start, end, inserted }) {
      if (start < 0 || end < start || end > units) throw new RangeError(`No such place: ${start} to ${end}`)
      let first = 0
      let offset = 0
      while (first < blocks.length - 1 && offset + (blocks[first]?.text.length ?? 0) < start) {
        offset += blocks[first]?.text.length ?? 0
        first += 1
      }
      // The edit may make the adjacent block boundaries unsafe, so both neighbours are split again.
      if (first > 0) {
        first -= 1
        offset -= blocks[first]?.text.length ?? 0
      }
      let last = first
      let until = offset
      while (last < blocks.length && until <= end) {
        until += blocks[last]?.text.length ?? 0
        last += 1
      }
      last = Math.min(blocks.length, last + 1)
      const old = blocks.slice(first, last)
      const before = old.map(({ text }) => text).join('')
      const after = before.slice(0, start - offset) + inserted + before.slice(end - offset)
      const fresh = splitBlocks(after).map(toBlock)
      if (isTallied) {
        for (const { text } of fresh) tally.add(text)
        for (const { text } of old) tally.remove(text)
      }
      // Not by spreading into a call: a pasted book has more blocks than a call allows arguments.
      blocks = blocks.slice(0, first).concat(fresh, blocks.slice(last))
      units += inserted.length - (end - start)
    },
    length: () => units,
    counts: () => addUp(blocks.map(({ counts }) => counts)),
    topWords() {
      if (!isTallied) for (const { text } of blocks) tally.add(text)
      isTallied = true
      return tally.top(topWordCount, texts(blocks))
    },
    text: () => blocks.map(({ text }) => text).join(''),
  }
}

function* texts(blocks: readonly Block[]): Generator<string> {
  for (const { text } of blocks) yield text
}
