import { isSpace } from '../analysis/white-space.ts'

/** Minimum block length in UTF-16 units: short enough to be recounted at every key. */
const blockLength = 4096

const letter = /[\p{L}\p{N}]/u

/**
 * Whether a text can be split before `at` and both parts counted separately: never inside a word, a grapheme or a run of
 * white space. After a line end anything but white space may follow; after another space only a letter or a digit, as a
 * combining mark would belong to the space.
 */
function isSafeCut(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  const after = text.charCodeAt(at)
  if (!isSpace(before) || isSpace(after)) return false
  if (before === 10) return true
  return letter.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
}

/** Splits a text into blocks that can be counted separately. A text without white space is one block. */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = []
  let start = 0
  for (let at = start + blockLength; at < text.length; at += 1) {
    if (!isSafeCut(text, at)) continue
    blocks.push(text.slice(start, at))
    start = at
    at += blockLength - 1
  }
  if (start < text.length) blocks.push(text.slice(start))
  return blocks
}
