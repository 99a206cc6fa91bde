import { type BmiEntry, maxEntries } from './entry.ts'

/** What taking results in would do to a history that keeps ten. */
export type ImportPlan = {
  /** All that the history holds afterwards, oldest first. */
  readonly whole: readonly BmiEntry[]
  /** Those of `whole` that are new. */
  readonly added: readonly BmiEntry[]
  /** Results of the history that no longer fit, oldest first. */
  readonly dropped: readonly BmiEntry[]
  /** How many results of the file are older than all that fit. */
  readonly tooOld: number
}

/** The same measurement of the same moment is one result. */
const keyOf = ({ timestamp, weight, height }: BmiEntry) => `${timestamp} ${weight} ${height}`

/** Keeps the ten newest of both. What is in both stays the history's. */
export function planImport(own: readonly BmiEntry[], imported: readonly BmiEntry[]): ImportPlan {
  const known = new Set(own.map(keyOf))
  const fresh = [...new Map(imported.map((entry) => [keyOf(entry), entry])).values()].filter(
    (entry) => !known.has(keyOf(entry)),
  )
  const whole = [...own, ...fresh].sort((a, b) => a.timestamp - b.timestamp).slice(-maxEntries)
  const stays = new Set(whole)
  const added = fresh.filter((entry) => stays.has(entry))
  return {
    whole,
    added,
    dropped: own.filter((entry) => !stays.has(entry)).sort((a, b) => a.timestamp - b.timestamp),
    tooOld: fresh.length - added.length,
  }
}
