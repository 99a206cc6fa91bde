import { BoxFields, type IsobmffFormat } from './box-fields.ts'
import { boxesIn } from './boxes.ts'

/** What the file says of an item. */
export type ItemInfo = {
  readonly id: number
  /** Four characters, such as `hvc1`, `grid` or `Exif`. */
  readonly type: string
  /** Of an item of type `mime`; otherwise empty. */
  readonly mediaType: string
  /** The item is encrypted. */
  readonly protected: boolean
}

/**
 * The items by their ids, from the content of an `iinf` box (ISO/IEC 14496-12, 8.11.6). Entries before version 2 have
 * no type and are left out. Fails with `corrupt`.
 */
export function parseItemInfo(
  content: Uint8Array<ArrayBuffer>,
  format: IsobmffFormat,
): ReadonlyMap<number, ItemInfo> {
  const fields = new BoxFields(content, format)
  const { version } = fields.versionAndFlags()
  // The entries are counted by their boxes; the count is of 16 bits, or of 32 from version 1 on.
  fields.unsigned(version === 0 ? 2 : 4)
  const entries = fields.rest()
  const items = new Map<number, ItemInfo>()
  for (const { type, start, end } of boxesIn(entries)) {
    const item = type === 'infe' ? parseEntry(new BoxFields(entries.subarray(start, end), format)) : null
    if (item && !items.has(item.id)) items.set(item.id, item)
  }
  return items
}

function parseEntry(fields: BoxFields): ItemInfo | null {
  const { version } = fields.versionAndFlags()
  if (version !== 2 && version !== 3) return null
  const id = fields.unsigned(version === 2 ? 2 : 4)
  const isProtected = fields.unsigned(2) !== 0
  const type = fields.code()
  if (type !== 'mime') return { id, type, mediaType: '', protected: isProtected }
  fields.text()
  return { id, type, mediaType: fields.text(), protected: isProtected }
}
