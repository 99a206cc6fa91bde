import { utf8Length } from '../text/utf8-length.ts'
import { readKey } from './keys.ts'
import { type StoredRecord, type StoreKind, type StoreOwner, storeOf } from './owners.ts'

/** Stored records that belong together: of one owner, the theme, the quarantined, the unknown. */
export type StoredGroup = {
  readonly owner:
    | { readonly kind: 'owner'; readonly id: string }
    | { readonly kind: 'theme' | 'unreadable' | 'unknown' }
  readonly keys: readonly string[]
  /** How many records of each kind; those of an owner's undeclared stores count as `other`. */
  readonly counts: Readonly<Record<StoreKind | 'other', number>>
  /** Keys and texts as UTF-8, in bytes. */
  readonly bytes: number
}

const sizeOf = ({ key, text }: StoredRecord): number => utf8Length(key) + utf8Length(text)

function ownerOf(owners: readonly StoreOwner[], key: string): StoredGroup['owner'] | undefined {
  const read = readKey(key)
  if (!read) return undefined
  if (read.kind !== 'entry') return { kind: read.kind }
  return owners.some(({ id }) => id === read.owner) ? { kind: 'owner', id: read.owner } : { kind: 'unknown' }
}

/** Groups in the order of `owners`, then the theme, the unreadable and the unknown; empty ones are left out. */
export function groupRecords(
  owners: readonly StoreOwner[],
  records: readonly StoredRecord[],
): readonly StoredGroup[] {
  const order = [...owners.map(({ id }) => `owner ${id}`), 'theme', 'unreadable', 'unknown']
  const groups = new Map<string, { owner: StoredGroup['owner']; records: StoredRecord[] }>()
  for (const record of records) {
    const owner = ownerOf(owners, record.key)
    if (!owner) continue
    const name = owner.kind === 'owner' ? `owner ${owner.id}` : owner.kind
    const group = groups.get(name) ?? { owner, records: [] }
    group.records.push(record)
    groups.set(name, group)
  }
  return order.flatMap((name) => {
    const group = groups.get(name)
    if (!group) return []
    const counts = { settings: 0, history: 0, draft: 0, other: 0 }
    for (const { key } of group.records) counts[storeOf(owners, key)?.store.kind ?? 'other'] += 1
    return {
      owner: group.owner,
      keys: group.records.map(({ key }) => key),
      counts,
      bytes: group.records.reduce((sum, record) => sum + sizeOf(record), 0),
    }
  })
}
