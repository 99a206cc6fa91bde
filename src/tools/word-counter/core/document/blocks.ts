import { isSpace } from '../analysis/white-space.ts'

/** How long blocks are meant to be, in UTF-16 units: short enough to be counted anew at every key. */
const blockLength = 4096

const letter = /[\p{L}\p{N}]/u

/**
 * Whether a text may be cut before `at` so that both parts can be counted on their own: never inside a word, a
 * grapheme or a run of white space. After a line end anything but white space may follow; after another space
 * only a letter or a digit, as a combining mark would belong to the space.
 */
function isSafeCut(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  const after = text.charCodeAt(at)
  if (!isSpace(before) || isSpace(after)) return false
  if (before === 10) return true
  return letter.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
}

/** Cuts a text where every part can be counted on its own. A text without white space is one block. */
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
