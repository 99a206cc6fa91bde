import { foldAccents } from './fold-accents.ts'

/** Shorter words are too much like others to forgive an edit. */
const shortestForgiven = 4
/** From this length on the start of a word is enough; a shorter one must be nearly the whole word. */
const shortestStart = 5

/** Whether a word can be made the start of another by inserting, deleting or replacing a letter, or swapping two. */
export function isOneEditFrom(typed: string, word: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const [left, right] = [typed.slice(same), word.slice(same)]
  return (
    right.startsWith(left.slice(1)) ||
    right.slice(1).startsWith(left) ||
    right.slice(1).startsWith(left.slice(1)) ||
    (left.length > 1 && right.startsWith(`${left[1]}${left[0]}${left.slice(2)}`))
  )
}

/** Whether two whole words differ by a missing letter, one too many, or two that are swapped; not by another letter. */
function isSlip(typed: string, word: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const [left, right] = [typed.slice(same), word.slice(same)]
  return (
    left.slice(1) === right ||
    right.slice(1) === left ||
    (left.length > 1 && right === `${left[1]}${left[0]}${left.slice(2)}`)
  )
}

/**
 * Whether a folded word is another, or its start, with one typing error. Four letters must be the whole word and may
 * hold no other letter: `phto` is photo, but `heic` is not the start of height, nor `mark` dark.
 */
export const isMistyped = (typed: string, word: string): boolean =>
  typed.length >= shortestForgiven &&
  word.length >= shortestForgiven &&
  (typed.length >= shortestStart ? isOneEditFrom(typed, word) : isSlip(typed, word))

/** Whether a typed word is one of a command's words in any language, with one typing error and without its accents. */
export function isCommand(typed: string, words: readonly string[]): boolean {
  const folded = foldAccents(typed)
  return words.some((word) => {
    const wanted = foldAccents(word)
    return folded === wanted || (Math.abs(folded.length - wanted.length) < 2 && isMistyped(folded, wanted))
  })
}
