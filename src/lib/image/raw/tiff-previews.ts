import type { BufferedReader } from '../bytes/buffered-reader.ts'
import type { ByteRange } from '../bytes/range.ts'
import { type Orientation, orientationFrom } from '../exif/orientation.ts'
import type { RawPhoto } from '../header/sniff.ts'
import { ImageFailure } from '../image-error.ts'
import { makerNotePreviews } from './maker-note-previews.ts'
import {
  bytesOfEntry,
  readNumber,
  readNumbers,
  readTiffDirectory,
  readTiffHeader,
  type TiffDirectory,
} from './tiff-directory.ts'

const tags = {
  compression: 0x0103,
  photometric: 0x0106,
  stripOffsets: 0x0111,
  orientation: 0x0112,
  stripLengths: 0x0117,
  subDirectories: 0x014a,
  jpegTables: 0x015b,
  jpegOffset: 0x0201,
  jpegLength: 0x0202,
  panasonicJpeg: 0x002e,
  canonSlices: 0xc640,
  exifDirectory: 0x8769,
  makerNote: 0x927c,
} as const
/** Values of the tag Compression: JPEG as in TIFF 6.0 and as in its Technical Note 2. */
const jpegCompressions = [6, 7]
/** Values of PhotometricInterpretation: what the sensor measured, with and without its colour filter (DNG 1.7). */
const sensorData = [32_803, 34_892]

/** Cameras write fewer than ten. */
const maxDirectories = 64
const maxSubDirectories = 32
const maxStrips = 4_096

/** Where JPEG previews are said to be, and the orientation of the photo. */
export type Previews = {
  readonly ranges: readonly ByteRange[]
  readonly orientation: Orientation
  /** Why a directory that may have said more could not be read. */
  readonly failure: ImageFailure | null
}

/**
 * The previews of a raw photo that is a TIFF file: of all directories, chained (TIFF 6.0, section 2) and nested (tag
 * SubIFDs, TIFF Technical Note 1), and of the maker note. Fails with `corrupt` or `truncated` when the first directory
 * cannot be read; a further one that cannot be is left out, because cameras write stray offsets.
 */
export async function tiffPreviews(reader: BufferedReader, format: RawPhoto): Promise<Previews> {
  const header = await readTiffHeader(reader, 0)
  if (!header) throw new ImageFailure({ kind: 'corrupt', format })
  const first = await readTiffDirectory(reader, format, header.layout, header.first)
  const ranges: ByteRange[] = []
  let failure: ImageFailure | null = null
  const seen = new Set([header.first])
  const pending: (number | TiffDirectory)[] = [first]
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const given = next
    const broken = await failureOf(async () => {
      const directory =
        typeof given === 'number' ? await readTiffDirectory(reader, format, header.layout, given) : given
      const offsets = [...(await readNumbers(reader, directory, tags.subDirectories, maxSubDirectories))]
      for (const offset of [...offsets, directory.next]) {
        if (offset === 0 || seen.has(offset) || seen.size >= maxDirectories) continue
        seen.add(offset)
        pending.push(offset)
      }
      ranges.push(...(await previewsOf(reader, directory)))
    })
    failure ??= broken
  }
  const broken = await failureOf(async () => {
    ranges.push(...(await previewsOfMakerNote(reader, format, first)))
  })
  const orientation = orientationFrom((await readNumber(reader, first, tags.orientation)) ?? 1)
  return { ranges, orientation, failure: failure ?? broken }
}

async function failureOf(read: () => Promise<void>): Promise<ImageFailure | null> {
  try {
    await read()
    return null
  } catch (error) {
    if (error instanceof ImageFailure && error.error.kind !== 'unreadable') return error
    throw error
  }
}

async function previewsOf(reader: BufferedReader, directory: TiffDirectory): Promise<ByteRange[]> {
  const ranges: ByteRange[] = []
  const start = await readNumber(reader, directory, tags.jpegOffset)
  const length = await readNumber(reader, directory, tags.jpegLength)
  if (start && length) ranges.push({ start, end: start + length })
  const panasonic = bytesOfEntry(directory, tags.panasonicJpeg)
  if (panasonic) ranges.push(panasonic)
  const strips = await jpegInStrips(reader, directory)
  if (strips) ranges.push(strips)
  return ranges
}

/** The one JPEG that a directory's strips hold; null when they hold something else, or what the sensor measured. */
async function jpegInStrips(reader: BufferedReader, directory: TiffDirectory): Promise<ByteRange | null> {
  const { entries } = directory
  if (entries.has(tags.jpegTables) || entries.has(tags.canonSlices)) return null
  if (!jpegCompressions.includes((await readNumber(reader, directory, tags.compression)) ?? 0)) return null
  if (sensorData.includes((await readNumber(reader, directory, tags.photometric)) ?? 0)) return null
  const starts = await readNumbers(reader, directory, tags.stripOffsets, maxStrips)
  const lengths = await readNumbers(reader, directory, tags.stripLengths, maxStrips)
  const start = starts[0]
  if (start === undefined || starts.length !== lengths.length) return null
  let end = start
  for (const [index, length] of lengths.entries()) {
    if (starts[index] !== end) return null
    end += length
  }
  return { start, end }
}

/** Olympus has its largest preview only there, and so have the earliest Nikon. */
async function previewsOfMakerNote(reader: BufferedReader, format: RawPhoto, first: TiffDirectory) {
  if (format !== 'orf' && format !== 'nef') return []
  const offset = await readNumber(reader, first, tags.exifDirectory)
  if (!offset) return []
  const exif = await readTiffDirectory(reader, format, first.layout, offset)
  const note = bytesOfEntry(exif, tags.makerNote)
  return note ? makerNotePreviews(reader, format, first.layout, note) : []
}
