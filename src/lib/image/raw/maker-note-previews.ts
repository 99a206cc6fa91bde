import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { latin1 } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import type { RawPhoto } from '../header/sniff.ts'
import {
  readNumber,
  readTiffDirectory,
  readTiffHeader,
  type TiffDirectory,
  type TiffLayout,
} from './tiff-directory.ts'

const undefinedType = 7

type Pair = readonly [offset: number, length: number]
/** Tags that say where a preview is, in the note's directory and in one that it points to. */
type PreviewTags = { readonly own: readonly Pair[]; readonly inner: number; readonly innerPair: Pair }

const olympus: PreviewTags = {
  own: [
    [0x0088, 0x0089],
    [0x1036, 0x1037],
  ],
  inner: 0x2020,
  innerPair: [0x0101, 0x0102],
}
const nikon: PreviewTags = { own: [], inner: 0x0011, innerPair: [0x0201, 0x0202] }

/**
 * The previews in the maker notes of Olympus, OM System and Nikon, whose tags are in no standard; they are described
 * in the documentation of ExifTool. The earliest Nikon wrote no identifier before the directory. Fails with `corrupt`
 * or `truncated`.
 */
export async function makerNotePreviews(
  reader: BufferedReader,
  format: RawPhoto,
  file: TiffLayout,
  { start, end }: ByteRange,
): Promise<ByteRange[]> {
  const found = end - start < 18 ? null : await findDirectory(reader, format, file, start)
  if (!found) return []
  const { layout, offset, tags } = found
  const note = await readTiffDirectory(reader, format, layout, offset)
  const ranges: ByteRange[] = []
  for (const pair of tags.own) ranges.push(...(await previewAt(reader, note, pair)))
  const innerOffset = await offsetOf(reader, note, tags.inner)
  if (!innerOffset) return ranges
  const inner = await readTiffDirectory(reader, format, layout, innerOffset)
  return [...ranges, ...(await previewAt(reader, inner, tags.innerPair))]
}

async function findDirectory(reader: BufferedReader, format: RawPhoto, file: TiffLayout, start: number) {
  const head = latin1(await reader.bytes(start, 18))
  const own = (at: number) => ({ little: head.startsWith('II', at), base: start })
  if (head.startsWith('OLYMPUS\0')) return { layout: own(8), offset: 12, tags: olympus }
  if (head.startsWith('OM SYSTEM\0')) return { layout: own(12), offset: 16, tags: olympus }
  if (head.startsWith('OLYMP\0')) return { layout: file, offset: start + 8, tags: olympus }
  if (format !== 'nef') return null
  if (!head.startsWith('Nikon\0')) return { layout: file, offset: start, tags: nikon }
  const tiff = await readTiffHeader(reader, start + 10)
  return tiff && { layout: tiff.layout, offset: tiff.first, tags: nikon }
}

/** The offset of a directory that an entry points to or, as older Olympus write it, consists of. */
async function offsetOf(reader: BufferedReader, note: TiffDirectory, tag: number): Promise<number | null> {
  const entry = note.entries.get(tag)
  if (entry?.type === undefinedType) return entry.at - note.layout.base
  return readNumber(reader, note, tag)
}

async function previewAt(
  reader: BufferedReader,
  directory: TiffDirectory,
  [offsetTag, lengthTag]: Pair,
): Promise<ByteRange[]> {
  const offset = await readNumber(reader, directory, offsetTag)
  const length = await readNumber(reader, directory, lengthTag)
  if (!offset || !length) return []
  const start = directory.layout.base + offset
  return [{ start, end: start + length }]
}
