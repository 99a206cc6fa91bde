import { isDeviceOnly, isSecret, type StoredRecord, type StoreOwner } from './owners.ts'

/** `merge` adds the file's records, which win over present ones; `replace` removes the present ones first. */
export type ImportMode = 'merge' | 'replace'

/** What an import will change. */
export type ImportPlan = {
  readonly write: readonly StoredRecord[]
  readonly remove: readonly string[]
  readonly added: number
  readonly changed: number
  readonly same: number
}

/**
 * Compares a file's records with those on the device. Replacing leaves secrets alone when the file holds none:
 * a file without passwords was most likely written without them on purpose.
 */
export function planImport(
  owners: readonly StoreOwner[],
  current: readonly StoredRecord[],
  file: readonly StoredRecord[],
  mode: ImportMode,
): ImportPlan {
  const here = new Map(current.map(({ key, text }) => [key, text]))
  const brought = new Set(file.map(({ key }) => key))
  const write = file.filter(({ key, text }) => here.get(key) !== text)
  const added = write.filter(({ key }) => !here.has(key)).length
  const bringsSecrets = file.some(({ key }) => isSecret(owners, key))
  const stays = (key: string) =>
    brought.has(key) || isDeviceOnly(owners, key) || (!bringsSecrets && isSecret(owners, key))
  const remove = mode === 'merge' ? [] : [...here.keys()].filter((key) => !stays(key))
  return { write, remove, added, changed: write.length - added, same: file.length - write.length }
}
