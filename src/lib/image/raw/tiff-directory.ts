import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import type { RawPhoto } from '../header/sniff.ts'
import { ImageFailure } from '../image-error.ts'

/** How the numbers of TIFF data are written, and where in the file their offsets count from. */
export type TiffLayout = { readonly little: boolean; readonly base: number }

/** An entry of a directory; `at` is where its value is in the file, directly or by its offset. */
export type TiffEntry = { readonly type: number; readonly count: number; readonly at: number }

/** An image file directory (TIFF 6.0, section 2); `next` is the offset of the next, 0 for none. */
export type TiffDirectory = {
  readonly layout: TiffLayout
  readonly entries: ReadonlyMap<number, TiffEntry>
  readonly next: number
}

/** Cameras write fewer than 200. */
const maxEntries = 1_000
/** Bytes of one value by type: BYTE, ASCII, SHORT, LONG, RATIONAL, their signed forms, FLOAT, DOUBLE and IFD. */
const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const numberTypes = { byte: 1, short: 3, long: 4, directory: 13 } as const

/**
 * The layout and the first directory's offset of TIFF data that start at `base`. The number after the byte order mark
 * is not compared: Olympus and Panasonic have their own. Null when there is no byte order mark.
 */
export async function readTiffHeader(reader: BufferedReader, base: number) {
  const head = await reader.bytes(base, 8)
  const mark = latin1(head.subarray(0, 2))
  if (mark !== 'II' && mark !== 'MM') return null
  const layout: TiffLayout = { little: mark === 'II', base }
  return { layout, first: viewOf(head).getUint32(4, layout.little) }
}

/** Formats that are made of such directories. */
export type TiffFormat = RawPhoto | 'tiff'

/** Reads one directory; fails with `corrupt` or `truncated`. */
export async function readTiffDirectory(
  reader: BufferedReader,
  format: TiffFormat,
  layout: TiffLayout,
  offset: number,
): Promise<TiffDirectory> {
  const { little, base } = layout
  const start = base + offset
  const count = viewOf(await reader.bytes(start, 2)).getUint16(0, little)
  if (count === 0 || count > maxEntries) throw new ImageFailure({ kind: 'corrupt', format })
  const view = viewOf(await reader.bytes(start + 2, count * 12))
  const entries = new Map<number, TiffEntry>()
  for (let entry = 0; entry < count * 12; entry += 12) {
    const type = view.getUint16(entry + 2, little)
    const values = view.getUint32(entry + 4, little)
    const inside = values * (typeSizes[type] ?? 0) <= 4
    const at = inside ? start + 2 + entry + 8 : base + view.getUint32(entry + 8, little)
    entries.set(view.getUint16(entry, little), { type, count: values, at })
  }
  const end = start + 2 + count * 12
  const next = end + 4 <= reader.size ? viewOf(await reader.bytes(end, 4)).getUint32(0, little) : 0
  return { layout, entries, next }
}

/** The unsigned whole numbers of an entry; none when it is absent, of another type, or has more than `most`. */
export async function readNumbers(
  reader: BufferedReader,
  { entries, layout: { little } }: TiffDirectory,
  tag: number,
  most: number,
): Promise<readonly number[]> {
  const entry = entries.get(tag)
  if (!entry || entry.count > most || !Object.values<number>(numberTypes).includes(entry.type)) return []
  const size = typeSizes[entry.type] ?? 1
  const view = viewOf(await reader.bytes(entry.at, entry.count * size))
  return Array.from({ length: entry.count }, (_, index) => {
    if (size === 1) return view.getUint8(index)
    return size === 2 ? view.getUint16(index * 2, little) : view.getUint32(index * 4, little)
  })
}

/** The number of an entry that has one; null for any other. */
export async function readNumber(reader: BufferedReader, directory: TiffDirectory, tag: number) {
  return (await readNumbers(reader, directory, tag, 1))[0] ?? null
}

/** Where the bytes of an entry are in the file; null when it is absent. They may exceed the file. */
export function bytesOfEntry({ entries }: TiffDirectory, tag: number): ByteRange | null {
  const entry = entries.get(tag)
  return entry ? { start: entry.at, end: entry.at + entry.count * (typeSizes[entry.type] ?? 0) } : null
}
