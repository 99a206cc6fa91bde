import type { ByteSource } from '../../files/bytes.ts'
import { openBufferedReader } from '../bytes/buffered-reader.ts'
import { viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import { findExif } from '../exif/exif-data.ts'
import type { Orientation } from '../exif/orientation.ts'
import type { RawPhoto } from '../header/sniff.ts'
import { ImageFailure } from '../image-error.ts'
import { type JpegHeader, readJpegHeader } from '../jpeg/jpeg-header.ts'
import { readCr3 } from './cr3-previews.ts'
import { limitedSource } from './limited-source.ts'
import { type Previews, tiffPreviews } from './tiff-previews.ts'

/** A JPEG inside a camera's raw photo; the range is that of its bytes in the file. */
export type EmbeddedJpeg = ByteRange & {
  /** In pixels as stored. */
  readonly width: number
  readonly height: number
  /** The raw photo's, to show the JPEG in when it has none of its own. */
  readonly orientation: Orientation
  /** That of the JPEG's own EXIF data, which decoders apply; null when it has no EXIF data. */
  readonly ownOrientation: Orientation | null
}

/** Cameras write fewer than ten. */
const maxCandidates = 64

/**
 * The embedded JPEG with the most pixels that browsers can decode. Reads directories and headers only, never the
 * picture. Fails with an `ImageFailure`: `corrupt`, `truncated` (also when the longest preview exceeds the file),
 * `unreadable`, or `unsupported` when there is no such JPEG.
 */
export async function findEmbeddedJpeg(source: ByteSource, format: RawPhoto): Promise<EmbeddedJpeg> {
  const limited = limitedSource(source, format)
  const { ranges, orientation, failure } = await previewsOf(limited, format)
  let largest: EmbeddedJpeg | null = null
  let longestCut = 0
  for (const range of withoutRepeats(ranges).slice(0, maxCandidates)) {
    if (range.end > source.size) {
      longestCut = Math.max(longestCut, range.end - range.start)
      continue
    }
    const found = await measure(limited, range)
    if (found && (!largest || found.width * found.height > largest.width * largest.height))
      largest = { ...range, ...found, orientation }
  }
  if (longestCut > (largest ? largest.end - largest.start : 0))
    throw new ImageFailure({ kind: 'truncated', format })
  if (!largest) throw failure ?? new ImageFailure({ kind: 'unsupported', format })
  return largest
}

function previewsOf(source: ByteSource, format: RawPhoto): Promise<Previews> {
  const reader = openBufferedReader(source, format)
  switch (format) {
    case 'cr3':
      return readCr3(reader)
    case 'raf':
      return rafPreview(source)
    default:
      return tiffPreviews(reader, format)
  }
}

/** The header of a Fujifilm raw photo says where its JPEG is, whose EXIF data are the photo's. */
async function rafPreview(source: ByteSource): Promise<Previews> {
  const header = viewOf(await openBufferedReader(source, 'raf').bytes(0, 92))
  const start = header.getUint32(84)
  const range = { start, end: start + header.getUint32(88) }
  const found = range.end > source.size ? null : await measure(source, range)
  return { ranges: [range], orientation: found?.ownOrientation ?? 1, failure: null }
}

function withoutRepeats(ranges: readonly ByteRange[]): ByteRange[] {
  return [...new Map(ranges.map((range) => [`${range.start} ${range.end}`, range])).values()]
}

/** Null when the range holds no JPEG, or one that browsers do not decode, such as the lossless one of a sensor. */
async function measure(source: ByteSource, { start, end }: ByteRange) {
  const inside: ByteSource = {
    size: end - start,
    read: (from, to) => source.read(start + from, start + to),
  }
  try {
    const header = await readJpegHeader(inside)
    if (!isUsual(header)) return null
    const { width, height, orientation } = header
    const hasExif = orientation !== 1 || (await findExif(inside, header)) !== null
    return { width, height, ownOrientation: hasExif ? orientation : null }
  } catch (error) {
    if (error instanceof ImageFailure && error.error.kind !== 'unreadable') return null
    throw error
  }
}

function isUsual({ process, bits, components }: JpegHeader): boolean {
  return process !== 'lossless' && process !== 'arithmetic' && bits === 8 && [1, 3].includes(components)
}
