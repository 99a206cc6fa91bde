import { viewOf } from '../bytes/byte-order.ts'
import { boxesIn } from '../isobmff/boxes.ts'
import { box, codeOf, contentOf, long, shorts, textOf } from './boxes.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type AddedToAvif = {
  /** TIFF data. */
  readonly exif: Bytes | null
  readonly xmp: Bytes | null
}

/** A metadata item: its entry in `iinf` without the head, and its data. */
type Item = { readonly entry: readonly Bytes[]; readonly data: readonly Bytes[] }

/** Of an `infe` box, 2, and of all others that are written here. */
const version = { second: long(0x0200_0000), first: long(0) }

/**
 * Adds EXIF and XMP data to an AVIF file as libavif writes it (offsets of 32 bits, items numbered from 1), as items that
 * describe the primary one (ISO/IEC 23008-12, annex A; ISO/IEC 14496-12, 8.11), in pieces to be joined.
 */
export function addToAvif(avif: Bytes, { exif, xmp }: AddedToAvif): Bytes[] {
  const items: Item[] = [
    // The data begins with the number of bytes before it.
    ...(exif ? [{ entry: [codeOf('Exif'), textOf('')], data: [long(0), exif] }] : []),
    ...(xmp
      ? [
          {
            entry: [codeOf('mime'), textOf(''), textOf('application/rdf+xml'), textOf('')],
            data: [xmp],
          },
        ]
      : []),
  ]
  if (items.length === 0) return [avif]
  const meta = [...boxesIn(avif)].find(({ type }) => type === 'meta')
  if (!meta) throw new Error('no meta box')
  const tables = avif.subarray(meta.start + 4, meta.end)
  // How long the box is does not depend on the offsets in it.
  const { length } = metaWith(tables, items, 0, 0)
  const growth = length - (meta.end - meta.start + 8)
  const data = box('mdat', ...items.flatMap((item) => item.data))
  return [
    avif.subarray(0, meta.start - 8),
    metaWith(tables, items, growth, avif.length + growth + 8),
    avif.subarray(meta.end),
    data,
  ]
}

/** @param growth by which the data that is there moves @param start of the new data in the file */
function metaWith(tables: Bytes, items: readonly Item[], growth: number, start: number): Bytes {
  const firstId = viewOf(contentOf(tables, 'iinf')).getUint16(4) + 1
  const primary = viewOf(contentOf(tables, 'pitm')).getUint16(4)
  const describes = items.map((_, index) => box('cdsc', shorts(firstId + index, 1, primary)))
  const parts: Bytes[] = []
  let hasReferences = false
  for (const { type, start: from, end } of boxesIn(tables)) {
    const content = tables.subarray(from, end)
    if (type === 'iloc') parts.push(locationsWith(content, items, firstId, growth, start))
    else if (type === 'iinf') parts.push(infosWith(content, items, firstId))
    else if (type === 'iref') {
      hasReferences = true
      parts.push(box(type, content, ...describes))
    } else parts.push(tables.subarray(from - 8, end))
  }
  if (!hasReferences) parts.push(box('iref', version.first, ...describes))
  return box('meta', version.first, ...parts)
}

function infosWith(content: Bytes, items: readonly Item[], firstId: number): Bytes {
  const infos = items.map(({ entry }, index) =>
    box('infe', version.second, shorts(firstId + index, 0), ...entry),
  )
  return box(
    'iinf',
    content.subarray(0, 4),
    shorts(firstId - 1 + items.length),
    content.subarray(6),
    ...infos,
  )
}

/** Bytes of an item with one extent. */
const locationLength = 14

function locationsWith(
  content: Bytes,
  items: readonly Item[],
  firstId: number,
  growth: number,
  start: number,
): Bytes {
  const known = content.slice(8)
  for (let at = 0; at < known.length; at += locationLength) {
    const view = viewOf(known.subarray(at, at + locationLength))
    view.setUint32(6, view.getUint32(6) + growth)
  }
  let at = start
  const added = items.map(({ data }, index) => {
    const length = data.reduce((sum, piece) => sum + piece.length, 0)
    const location = [shorts(firstId + index, 0, 1), long(at), long(length)]
    at += length
    return location
  })
  const count = shorts(known.length / locationLength + items.length)
  return box('iloc', content.subarray(0, 6), count, known, ...added.flat())
}
