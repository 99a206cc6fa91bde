import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import { readExif } from '../exif/exif.ts'
import { ImageFailure } from '../image-error.ts'
import { boxesInFile } from '../isobmff/boxes.ts'
import type { Previews } from './tiff-previews.ts'

/** Canon's identifiers of `uuid` boxes: that of the metadata, in `moov`, and that of the preview. */
const metadataId = '85c0b687820f11e08111f4ce462b6a48'
const previewId = 'eaf42b5e1c984b88b9fbb7dc406e4d16'

/** Canon writes about a hundred, at most five deep. */
const maxBoxes = 2_000
const maxDepth = 8
const maxMetadataBytes = 65_536
/** Of the first box inside the first description of `stsd`, which is Canon's `CRAW`: its type, after `start`. */
const codecAt = 102
const containers = ['moov', 'trak', 'mdia', 'minf', 'stbl']

/** Boxes of TIFF data: with the tags of a TIFF file's first directory, of EXIF and of GPS. */
const metadataBoxes = ['CMT1', 'CMT2', 'CMT4']

/** The previews, and where in the file the TIFF data of each metadata box are. */
export type Cr3 = Previews & { readonly metadata: ReadonlyMap<string, ByteRange> }

type Found = {
  readonly ranges: ByteRange[]
  readonly metadata: Map<string, ByteRange>
  boxes: number
  hasMovie: boolean
  /** Of the track being read: whether its samples are JPEGs, and the size of the first. */
  holdsJpegs: boolean
  sampleSize: number | null
}

const corrupt = () => new ImageFailure({ kind: 'corrupt', format: 'cr3' })

/**
 * The previews of a Canon raw photo in the ISO base media file format (ISO/IEC 14496-12): a thumbnail (`THMB`), a
 * preview (`PRVW`), and the first sample, of full size, of the track whose description (`stsd`) has a box `JPEG`.
 * Canon's boxes are in no standard; lclevy/canon_cr3 describes them. Fails with `corrupt` or `truncated`.
 */
export async function readCr3(reader: BufferedReader): Promise<Cr3> {
  const found: Found = {
    ranges: [],
    metadata: new Map(),
    boxes: 0,
    hasMovie: false,
    holdsJpegs: false,
    sampleSize: null,
  }
  await readBoxes(reader, { start: 0, end: reader.size }, 0, found)
  const { ranges, metadata, hasMovie } = found
  if (!hasMovie) throw new ImageFailure({ kind: 'truncated', format: 'cr3' })
  const first = metadata.get('CMT1') ?? { start: 0, end: 0 }
  const { orientation } = readExif(await reader.bytes(first.start, first.end - first.start))
  return { ranges, metadata, orientation, failure: null }
}

async function readBoxes(reader: BufferedReader, range: ByteRange, depth: number, found: Found) {
  if (range.end > reader.size) throw new ImageFailure({ kind: 'truncated', format: 'cr3' })
  for await (const box of boxesInFile(reader, range)) {
    found.boxes += 1
    if (found.boxes > maxBoxes || depth > maxDepth) throw corrupt()
    if (depth > 0 && box.end > range.end) throw corrupt()
    await readContent(reader, box, depth, found)
  }
}

async function readContent(
  reader: BufferedReader,
  { type, start, end }: ByteRange & { readonly type: string },
  depth: number,
  found: Found,
) {
  found.hasMovie ||= type === 'moov'
  if (type === 'trak') Object.assign(found, { holdsJpegs: false, sampleSize: null })
  if (containers.includes(type)) return readBoxes(reader, { start, end }, depth + 1, found)
  if (metadataBoxes.includes(type) && end - start <= maxMetadataBytes)
    found.metadata.set(type, { start, end })
  switch (type) {
    case 'uuid':
      return readUuid(reader, { start, end }, depth, found)
    case 'THMB':
      found.ranges.push(await jpegAfter(reader, start, 8))
      return
    case 'PRVW':
      found.ranges.push(await jpegAfter(reader, start, 12))
      return
    case 'stsd':
      found.holdsJpegs =
        end - start >= codecAt + 4 && latin1(await reader.bytes(start + codecAt, 4)) === 'JPEG'
      return
    case 'stsz':
      found.sampleSize = await firstSampleSize(reader, start)
      return
    case 'stco':
    case 'co64':
      return readChunkOffset(reader, type, start, found)
  }
}

/** Fields of 8 bytes come before the box that holds the preview. */
async function readUuid(reader: BufferedReader, { start, end }: ByteRange, depth: number, found: Found) {
  if (end - start < 16) throw corrupt()
  const id = Array.from(await reader.bytes(start, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (id === metadataId) await readBoxes(reader, { start: start + 16, end }, depth + 1, found)
  if (id === previewId) await readBoxes(reader, { start: start + 24, end }, depth + 1, found)
}

/** The JPEG of `THMB` or `PRVW`: after 16 bytes of fields, of which that at `lengthAt` is its length. */
async function jpegAfter(reader: BufferedReader, start: number, lengthAt: number): Promise<ByteRange> {
  const fields = viewOf(await reader.bytes(start, 16))
  return { start: start + 16, end: start + 16 + fields.getUint32(lengthAt) }
}

/** `stsz` (8.7.3.2): the size of all samples, or 0 and then the number of sizes that follow. */
async function firstSampleSize(reader: BufferedReader, start: number): Promise<number | null> {
  const fields = viewOf(await reader.bytes(start, 12))
  if (fields.getUint32(4) !== 0) return fields.getUint32(4)
  return fields.getUint32(8) === 0 ? null : viewOf(await reader.bytes(start + 12, 4)).getUint32(0)
}

/** `stco` and `co64` (8.7.5.2): the first sample is at the start of the first chunk. */
async function readChunkOffset(reader: BufferedReader, type: 'stco' | 'co64', at: number, found: Found) {
  const { holdsJpegs, sampleSize } = found
  if (!holdsJpegs || sampleSize === null || viewOf(await reader.bytes(at + 4, 4)).getUint32(0) === 0) return
  const view = viewOf(await reader.bytes(at + 8, type === 'co64' ? 8 : 4))
  const start = type === 'co64' ? Number(view.getBigUint64(0)) : view.getUint32(0)
  found.ranges.push({ start, end: start + sampleSize })
}
