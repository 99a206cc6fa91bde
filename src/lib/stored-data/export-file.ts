import { readKey } from './keys.ts'
import { isDeviceOnly, isSecret, type StoredRecord, type StoreOwner, storeOf } from './owners.ts'

/** The newest format of the file that this build writes and reads. */
const format = 1

export const importLimits = {
  /** As much as a browser stores for one site, with room for JSON's escapes. */
  bytes: 16 * 1024 * 1024,
  records: 20_000,
} as const

/** Whether a key is the theme's, one of a declared store, or a quarantined one of these. */
function isOwned(owners: readonly StoreOwner[], key: string): boolean {
  const read = readKey(key)
  // Quarantined records are not quarantined again.
  if (read?.kind === 'unreadable') return readKey(read.of)?.kind !== 'unreadable' && isOwned(owners, read.of)
  return read?.kind === 'theme' || storeOf(owners, key) !== undefined
}

/**
 * The records to export, quarantined ones included. `secrets`: passwords and the like too. Records without an owner
 * are left out: they may hold a secret.
 */
export const exportable = (
  owners: readonly StoreOwner[],
  records: readonly StoredRecord[],
  secrets: boolean,
): readonly StoredRecord[] =>
  records.filter(
    ({ key }) => isOwned(owners, key) && !isDeviceOnly(owners, key) && (secrets || !isSecret(owners, key)),
  )

/** The site's own records that are never exported. */
export const unexportable = (
  owners: readonly StoreOwner[],
  records: readonly StoredRecord[],
): readonly StoredRecord[] => records.filter(({ key }) => readKey(key) !== undefined && !isOwned(owners, key))

/**
 * The file as text, with each record's text unchanged.
 * @param exported when, as `2026-01-31`
 */
export const writeExport = (records: readonly StoredRecord[], exported: string): string =>
  `${JSON.stringify({ toolnook: 'data', format, exported, records: Object.fromEntries(records.map(({ key, text }) => [key, text])) }, null, 1)}\n`

/** Why a file cannot be imported at all. */
export type ImportFault = 'too-large' | 'not-json' | 'not-ours' | 'newer' | 'too-many'

export type ReadExport =
  | { readonly kind: 'fault'; readonly fault: ImportFault }
  | {
      readonly kind: 'read'
      readonly records: readonly StoredRecord[]
      /** Keys of records that are broken or belong to no store of this site. */
      readonly refused: readonly string[]
    }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** Whether a record has the envelope of its store; the tool validates the rest when it reads it. */
export function isValidRecord(owners: readonly StoreOwner[], { key, text }: StoredRecord): boolean {
  const parsed = parse(text)
  if (!parsed) return false
  const { value } = parsed
  const read = readKey(key)
  if (read?.kind === 'theme') return typeof value === 'boolean'
  if (read?.kind === 'unreadable')
    return (
      isOwned(owners, read.of) &&
      isObject(value) &&
      typeof value.t === 'number' &&
      typeof value.raw === 'string'
    )
  const declared = storeOf(owners, key)
  if (!declared || declared.store.deviceOnly) return false
  if (declared.store.kind !== 'history') return declared.id === undefined
  if (declared.id === undefined || !isObject(value)) return false
  return isWhole(value.v) && typeof value.t === 'number' && isWhole(value.s) && 'd' in value
}

/** Reads the text of an untrusted file. */
export function readExport(owners: readonly StoreOwner[], text: string): ReadExport {
  const fault = (fault: ImportFault): ReadExport => ({ kind: 'fault', fault })
  const parsed = parse(text)
  if (!parsed) return fault('not-json')
  const { value } = parsed
  if (!isObject(value) || value.toolnook !== 'data' || !isWhole(value.format) || !isObject(value.records))
    return fault('not-ours')
  if (value.format > format) return fault('newer')
  // A plain list, so that no key such as `__proto__` means anything.
  const entries = Object.entries(value.records)
  if (entries.length > importLimits.records) return fault('too-many')
  const records: StoredRecord[] = []
  const refused: string[] = []
  for (const [key, value] of entries) {
    if (typeof value === 'string' && isValidRecord(owners, { key, text: value }))
      records.push({ key, text: value })
    else refused.push(key)
  }
  return { kind: 'read', records, refused }
}
