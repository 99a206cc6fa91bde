import type { KeptRecord } from '../../lib/kept-data/owners.ts'
import type { StorageArea, StorageStatus } from '../storage/area.ts'

export type StorageChange = { readonly write: readonly KeptRecord[]; readonly remove: readonly string[] }

export type ChangeOutcome =
  /** `undo` puts everything back as it was. */
  | { readonly kind: 'done'; readonly undo: StorageChange }
  /** Nothing has changed. */
  | { readonly kind: 'refused'; readonly why: Exclude<StorageStatus, 'kept'> }

/** The change that leads back from `change`, as the area is now. */
function reverse(area: StorageArea, { write, remove }: StorageChange): StorageChange {
  const back: { write: KeptRecord[]; remove: string[] } = { write: [], remove: [] }
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
    const outcome = area.keep(key, text)
    if (outcome !== 'kept') return outcome
  }
  return 'kept'
}

/** Changes many records as one: all of it is stored, or nothing is. */
export function applyChange(area: StorageArea, change: StorageChange): ChangeOutcome {
  const undo = reverse(area, change)
  const outcome = put(area, change)
  if (outcome === 'kept') return { kind: 'done', undo }
  // Removing before writing again, so that half of a larger text does not stand in the way.
  for (const { key } of undo.write) area.remove(key)
  put(area, undo)
  return { kind: 'refused', why: outcome }
}
