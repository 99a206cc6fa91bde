import type { ByteSource } from '../../files/bytes.ts'
import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import type { ByteRange } from '../bytes/range.ts'
import { ImageFailure } from '../image-error.ts'
import { BoxFields, corrupt, type IsobmffFormat } from './box-fields.ts'
import { type Box, boxesInFile } from './boxes.ts'
import { type ItemInfo, parseItemInfo } from './item-info.ts'
import { type ItemLocation, parseItemLocations } from './item-location.ts'
import { ItemProperties, parseItemProperties } from './item-properties.ts'
import { ItemReferences, parseItemReferences } from './item-references.ts'

/** What a file says that it conforms to (ISO/IEC 14496-12, 4.3). */
export type Brands = { readonly major: string; readonly compatible: readonly string[] }

/** The tables of the `meta` box (ISO/IEC 14496-12, 8.11). */
export type ItemTables = {
  readonly primary: number | null
  readonly items: ReadonlyMap<number, ItemInfo>
  readonly locations: ReadonlyMap<number, ItemLocation>
  readonly references: ItemReferences
  readonly properties: ItemProperties
  readonly idat: ByteRange | null
}

/** An AVIF or HEIF file, of which the tables of its items are read, but none of its pictures. */
export type IsobmffFile = {
  readonly source: ByteSource
  readonly format: IsobmffFormat
  readonly brands: Brands
  /** Without a `meta` box, there are no items. */
  readonly tables: ItemTables
  /** The content of the `moov` box, which describes tracks. */
  readonly movie: ByteRange | null
}

/** Limits in bytes, which no well-formed file reaches: of `iprp`, which contains colour profiles, and of other tables. */
const maxPropertyBytes = 8 * 1024 * 1024
const maxTableBytes = 2 * 1024 * 1024
const maxBrandBytes = 1024

/**
 * Reads brands and tables of an AVIF or HEIF file (ISO/IEC 23008-12). Fails with `corrupt`, `truncated`, `unsupported`
 * or `unreadable`.
 */
export async function openIsobmff(source: ByteSource, format: IsobmffFormat): Promise<IsobmffFile> {
  const reader = openBufferedReader(source, format)
  let brands: Brands = { major: '', compatible: [] }
  let tables: ItemTables | null = null
  let movie: ByteRange | null = null
  for await (const box of boxesInFile(reader, { start: 0, end: source.size })) {
    if (box.type === 'ftyp') brands = parseBrands(await contentOf(reader, box, maxBrandBytes, format), format)
    else if (box.type === 'meta') tables ??= await readTables(reader, box, format)
    else if (box.type === 'moov') movie ??= box
    // A `meta` box in a form of its own (ISO/IEC 23008-12:2025), which is not read here.
    else if (box.type === 'mini') throw new ImageFailure({ kind: 'unsupported', format })
  }
  return { source, format, brands, tables: tables ?? noTables(format), movie }
}

function parseBrands(content: Uint8Array<ArrayBuffer>, format: IsobmffFormat): Brands {
  const fields = new BoxFields(content, format)
  const major = fields.code()
  // The minor version.
  fields.bytes(4)
  return { major, compatible: Array.from({ length: Math.floor(fields.left / 4) }, () => fields.code()) }
}

const noTables = (format: IsobmffFormat): ItemTables => ({
  primary: null,
  items: new Map(),
  locations: new Map(),
  references: new ItemReferences([]),
  properties: new ItemProperties([], new Map(), format),
  idat: null,
})

async function readTables(reader: BufferedReader, meta: Box, format: IsobmffFormat): Promise<ItemTables> {
  const parts: { -readonly [Part in keyof ItemTables]: ItemTables[Part] } = noTables(format)
  for await (const box of boxesInFile(reader, { start: meta.start + 4, end: meta.end })) {
    if (box.end > meta.end) throw corrupt(format)
    const table = (maxBytes = maxTableBytes) => contentOf(reader, box, maxBytes, format)
    if (box.type === 'pitm') parts.primary = parsePrimary(new BoxFields(await table(), format))
    else if (box.type === 'iinf') parts.items = parseItemInfo(await table(), format)
    else if (box.type === 'iloc') parts.locations = parseItemLocations(await table(), format)
    else if (box.type === 'iref') parts.references = parseItemReferences(await table(), format)
    else if (box.type === 'iprp')
      parts.properties = parseItemProperties(await table(maxPropertyBytes), format)
    else if (box.type === 'idat') parts.idat = box
  }
  if (meta.end > reader.size) throw new ImageFailure({ kind: 'truncated', format })
  return parts
}

/** The id of the primary item (ISO/IEC 14496-12, 8.11.4). */
function parsePrimary(fields: BoxFields): number {
  return fields.unsigned(fields.versionAndFlags().version === 0 ? 2 : 4)
}

/** The content of a box, copied. Fails with `corrupt` when it is longer than `maxBytes`, and with `truncated`. */
export async function contentOf(
  reader: BufferedReader,
  { start, end }: ByteRange,
  maxBytes: number,
  format: IsobmffFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  if (end - start > maxBytes) throw corrupt(format)
  return (await reader.bytes(start, end - start)).slice()
}
