import type { StoredRecord } from '../../lib/stored-data/owners.ts'
import type { StorageArea, StorageStatus } from '../storage/area/area.ts'

export type StorageChange = { readonly write: readonly StoredRecord[]; readonly remove: readonly string[] }

/** The way back from a change, and what the change left: what is different by then has been changed since. */
export type UndoChange = {
  readonly back: StorageChange
  /** Key → text, `undefined` where nothing was left. */
  readonly left: ReadonlyMap<string, string | undefined>
}

export type ChangeOutcome =
  /** `undo` puts everything back as it was. */
  | { readonly kind: 'done'; readonly undo: UndoChange }
  /** Nothing has changed. */
  | { readonly kind: 'refused'; readonly why: Exclude<StorageStatus, 'stored'> }

/** The change that leads back from `change`, as the area is now. */
function reverse(area: StorageArea, { write, remove }: StorageChange): StorageChange {
  const back: { write: StoredRecord[]; remove: string[] } = { write: [], remove: [] }
  for (const key of new Set([...remove, ...write.map(({ key }) => key)])) {
    const text = area.get(key)
    if (text === undefined) back.remove.push(key)
    else back.write.push({ key, text })
  }
  return back
}

/** Makes room first: what fitted before fits again after it. */
function put(area: StorageArea, { write, remove }: StorageChange): StorageStatus {
  for (const key of remove) area.remove(key)
  for (const { key, text } of write) {
    const outcome = area.save(key, text)
    if (outcome !== 'stored') return outcome
  }
  return 'stored'
}

/** Changes many records as one: all of it is stored, or nothing is. */
export function applyChange(area: StorageArea, change: StorageChange): ChangeOutcome {
  const undo = reverse(area, change)
  const left = new Map<string, string | undefined>(change.remove.map((key) => [key, undefined]))
  for (const { key, text } of change.write) left.set(key, text)
  const outcome = put(area, change)
  if (outcome === 'stored') {
    // What is held in memory for want of room may fit now.
    if (change.remove.length > 0) area.retry()
    return { kind: 'done', undo: { back: undo, left } }
  }
  // Removing before writing again, so that half of a larger text does not stand in the way.
  for (const { key } of undo.write) area.remove(key)
  put(area, undo)
  return { kind: 'refused', why: outcome }
}

/**
 * Takes a change back as one, but for records that were changed since: those are left as they are, `skipped` says how
 * many.
 */
export function undoChange(
  area: StorageArea,
  { back, left }: UndoChange,
): ChangeOutcome & { readonly skipped: number } {
  const isUntouched = (key: string) => area.get(key) === left.get(key)
  const write = back.write.filter(({ key }) => isUntouched(key))
  // What the visitor has deleted meanwhile is gone either way.
  const remove = back.remove.filter((key) => isUntouched(key))
  const changed = (key: string) => area.get(key) !== undefined && !isUntouched(key)
  const skipped = back.write.length - write.length + back.remove.filter(changed).length
  return { ...applyChange(area, { write, remove }), skipped }
}
