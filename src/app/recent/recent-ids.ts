/** As many as are shown; older ones need not be kept. */
export const maxRecent = 5

const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value)

/** The ids in a stored text. What is no such list counts as none: the next use replaces it, and nothing is lost. */
export function readIds(text: string | null | undefined): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '')
    return Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(0, maxRecent) : []
  } catch {
    return []
  }
}

/** The ids with one of them first, each once. */
export const moveToFront = (ids: readonly string[], id: string): readonly string[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, maxRecent)
