import { foldAccents } from '../lib/text/fold-accents.ts'
import { isMistyped } from '../lib/text/one-edit.ts'

export type Searchable = {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** Titles and keywords in the site's other languages. */
  readonly elsewhere?: string
}

/** What a word of the query is worth by where and how well it is found; the better of two kinds wins, not their sum. */
const points = {
  startOfTitle: 16,
  inTitle: 12,
  keyword: 8,
  keywordElsewhere: 7,
  startOfKeyword: 5,
  startOfKeywordElsewhere: 4,
  description: 2,
  mistyped: 0.5,
} as const

/** Shorter words are only found at the start of another: `art` is not in `starting`. */
const shortestInside = 4

const wordsOf = (text: string): readonly string[] => foldAccents(text).split(/[^\p{L}\p{N}]+/u)

const startsOne = (words: readonly string[], word: string) => words.some((each) => each.startsWith(word))
const isFound = (words: readonly string[], word: string) =>
  word.length < shortestInside ? startsOne(words, word) : words.some((each) => each.includes(word))

/** What one folded word of a query is worth in an entry; 0 if it is not there. */
function pointsFor(word: string, entry: Searchable): number {
  const title = wordsOf(entry.title)
  const keywords = wordsOf(entry.keywords ?? '')
  const elsewhere = wordsOf(entry.elsewhere ?? '')
  if (foldAccents(entry.title).startsWith(word)) return points.startOfTitle
  if (isFound(title, word)) return points.inTitle
  if (keywords.includes(word)) return points.keyword
  if (elsewhere.includes(word)) return points.keywordElsewhere
  if (isFound(keywords, word)) return points.startOfKeyword
  if (isFound(elsewhere, word)) return points.startOfKeywordElsewhere
  if (isFound(wordsOf(entry.description), word)) return points.description
  return [...title, ...keywords, ...elsewhere].some((each) => isMistyped(word, each)) ? points.mistyped : 0
}

/**
 * Entries that contain every word of the query, the best first: title before keywords before description, a whole
 * keyword before its start, and what is typed right before one typing error. An empty query returns all entries in
 * order.
 */
export function search<Entry extends Searchable>(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = wordsOf(query).filter(Boolean)
  if (query.trim() === '') return entries
  if (words.length === 0) return []
  const score = (entry: Entry): number => {
    const each = words.map((word) => pointsFor(word, entry))
    return each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0)
  }
  return entries
    .map((entry) => ({ entry, points: score(entry) }))
    .filter((found) => found.points > 0)
    .sort((first, second) => second.points - first.points)
    .map(({ entry }) => entry)
}
