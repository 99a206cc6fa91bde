import type { StoredRecord } from '../../lib/stored-data/owners.ts'
import type { StorageArea, StorageStatus } from '../storage/area/area.ts'

export type StorageChange = { readonly write: readonly StoredRecord[]; readonly remove: readonly string[] }

/** The inverse of a change, and the state after the change, by which later changes are recognised. */
export type UndoChange = {
  readonly back: StorageChange
  /** Key → text after the change; `undefined` for removed records. */
  readonly left: ReadonlyMap<string, string | undefined>
}

export type ChangeOutcome =
  /** `undo` reverts the change. */
  | { readonly kind: 'done'; readonly undo: UndoChange }
  /** Nothing was changed. */
  | { readonly kind: 'refused'; readonly why: Exclude<StorageStatus, 'stored'> }

/** The inverse of `change` in the current state of the area. */
function reverse(area: StorageArea, { write, remove }: StorageChange): StorageChange {
  const back: { write: StoredRecord[]; remove: string[] } = { write: [], remove: [] }
  for (const key of new Set([...remove, ...write.map(({ key }) => key)])) {
    const text = area.get(key)
    if (text === undefined) back.remove.push(key)
    else back.write.push({ key, text })
  }
  return back
}

/** Removes before it writes, so that records that fitted before fit again. */
function put(area: StorageArea, { write, remove }: StorageChange): StorageStatus {
  for (const key of remove) area.remove(key)
  for (const { key, text } of write) {
    const outcome = area.save(key, text)
    if (outcome !== 'stored') return outcome
  }
  return 'stored'
}

/** Applies changes to many records atomically: either all are stored, or none. */
export function applyChange(area: StorageArea, change: StorageChange): ChangeOutcome {
  const undo = reverse(area, change)
  const left = new Map<string, string | undefined>(change.remove.map((key) => [key, undefined]))
  for (const { key, text } of change.write) left.set(key, text)
  const outcome = put(area, change)
  if (outcome === 'stored') {
    // Records that are in memory because storage was full may fit now.
    if (change.remove.length > 0) area.retry()
    return { kind: 'done', undo: { back: undo, left } }
  }
  // Remove before writing back, so that partly written records do not take up the room.
  for (const { key } of undo.write) area.remove(key)
  put(area, undo)
  return { kind: 'refused', why: outcome }
}

/**
 * Reverts a change atomically, except for records that were changed since; `skipped` is their number.
 */
export function undoChange(
  area: StorageArea,
  { back, left }: UndoChange,
): ChangeOutcome & { readonly skipped: number } {
  const isUntouched = (key: string) => area.get(key) === left.get(key)
  const write = back.write.filter(({ key }) => isUntouched(key))
  // Records that the visitor has deleted since then need no reverting.
  const remove = back.remove.filter((key) => isUntouched(key))
  const changed = (key: string) => area.get(key) !== undefined && !isUntouched(key)
  const skipped = back.write.length - write.length + back.remove.filter(changed).length
  return { ...applyChange(area, { write, remove }), skipped }
}
