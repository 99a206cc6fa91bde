import { foldAccents } from '../lib/text/fold-accents.ts'

export type Searchable = {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** Titles and keywords in the site's other languages. */
  readonly elsewhere?: string
}

/** Shorter words are too much like others to forgive an edit. */
const shortestForgiven = 4

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

/**
 * Entries that contain every word of the query, the best first: a word scores most at the start of the title, less
 * within it, less in the keywords, less in the description and in other languages, and least with one typing error in
 * title, keywords or other languages. An empty query returns all entries in order.
 */
export function search<Entry extends Searchable>(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = foldAccents(query).split(/\s+/).filter(Boolean)
  const score = (entry: Entry): number => {
    const [title, keywords, rest] = [
      entry.title,
      entry.keywords ?? '',
      `${entry.description} ${entry.elsewhere ?? ''}`,
    ].map(foldAccents) as [string, string, string]
    let sum = 0
    for (const word of words) {
      const points = title.startsWith(word)
        ? 8
        : title.includes(word)
          ? 4
          : keywords.includes(word)
            ? 2
            : rest.includes(word)
              ? 1
              : isForgiven(word, entry)
                ? 0.5
                : 0
      if (points === 0) return 0
      sum += points
    }
    return sum
  }
  const isForgiven = (word: string, { title, keywords = '', elsewhere = '' }: Entry): boolean =>
    word.length >= shortestForgiven &&
    foldAccents(`${title} ${keywords} ${elsewhere}`)
      .split(/[^\p{L}\p{N}]+/u)
      .some((each) => each.length >= shortestForgiven && isOneEditFrom(word, each))
  if (words.length === 0) return entries
  return entries
    .map((entry) => ({ entry, points: score(entry) }))
    .filter(({ points }) => points > 0)
    .sort((first, second) => second.points - first.points)
    .map(({ entry }) => entry)
}
