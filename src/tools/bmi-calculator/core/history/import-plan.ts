import { type BmiEntry, maxEntries } from './entry.ts'

/** The effect of importing results into a history of at most ten. */
export type ImportPlan = {
  /** The whole history afterwards, oldest first. */
  readonly whole: readonly BmiEntry[]
  /** The new results in `whole`. */
  readonly added: readonly BmiEntry[]
  /** Stored results that no longer fit, oldest first. */
  readonly dropped: readonly BmiEntry[]
  /** Number of imported results that are too old to fit. */
  readonly tooOld: number
}

/** Equal measurements with the same timestamp are one result. */
const keyOf = ({ timestamp, weight, height }: BmiEntry) => `${timestamp} ${weight} ${height}`

/** Keeps the ten newest of both; of duplicates the stored one. */
export function planImport(own: readonly BmiEntry[], imported: readonly BmiEntry[]): ImportPlan {
  const known = new Set(own.map(keyOf))
  const newEntries = [...new Map(imported.map((entry) => [keyOf(entry), entry])).values()].filter(
    (entry) => !known.has(keyOf(entry)),
  )
  const whole = [...own, ...newEntries].sort((a, b) => a.timestamp - b.timestamp).slice(-maxEntries)
  const remaining = new Set(whole)
  const added = newEntries.filter((entry) => remaining.has(entry))
  return {
    whole,
    added,
    dropped: own.filter((entry) => !remaining.has(entry)).sort((a, b) => a.timestamp - b.timestamp),
    tooOld: newEntries.length - added.length,
  }
}
