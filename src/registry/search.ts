import { foldAccents } from '../lib/text/fold-accents.ts'

export type Searchable = {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** Titles and keywords in the site's other languages. */
  readonly elsewhere?: string
}

/**
 * Entries that contain every word of the query, the best first: a word scores most at the start of the title, less
 * within it, less in the keywords, least in the description and in other languages. An empty query returns all entries
 * in order.
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
              : 0
      if (points === 0) return 0
      sum += points
    }
    return sum
  }
  if (words.length === 0) return entries
  return entries
    .map((entry) => ({ entry, points: score(entry) }))
    .filter(({ points }) => points > 0)
    .sort((first, second) => second.points - first.points)
    .map(({ entry }) => entry)
}
