import type { ByteSource } from '../../../../files/bytes.ts'
import { openBufferedReader } from '../../../bytes/buffered-reader.ts'
import { latin1 } from '../../../bytes/byte-order.ts'
import type { ByteRange } from '../../../bytes/range.ts'
import { readPictureIndex } from '../../../jpeg/appended/picture-index.ts'
import { findSamsungVideo } from '../../../jpeg/appended/samsung-trailer.ts'
import { xmpIdentifier } from '../../../jpeg/captions/xmp.ts'
import { findJpegEnd } from '../../../jpeg/end-of-image.ts'
import type { JpegHeader } from '../../../jpeg/jpeg-header.ts'
import { picturesEnd } from '../../../jpeg/multi-picture.ts'

/** The video of a motion photo. */
export type MotionVideo = {
  /** An MP4 file, unchanged; a copy outside of the worker's memory, as it may be large and the original may change. */
  readonly file: Blob
  /** When in the video the picture was taken, in microseconds; -1 where that is not known. */
  readonly timestamp: number
  /** It was in Samsung's trailer, where programs of Samsung look for it. */
  readonly inTrailer: boolean
}

const maxVideoBytes = 128 * 1024 * 1024
const maxItems = 64

/**
 * Finds the video that follows a JPEG picture: in Samsung's trailer, by the container directory or the offset in its XMP
 * data (Google's "Motion Photo format specification" 1.0, and its MicroVideo), or behind the last picture. null where
 * there is none, or it is larger than 128 MB. Fails with `unreadable`.
 */
export async function findMotionVideo(source: ByteSource, header: JpegHeader): Promise<MotionVideo | null> {
  const xmp = await motionXmp(source, header)
  const inTrailer = await findSamsungVideo(source)
  const { size } = source
  const isHere = (range: ByteRange) => isVideo(source, range, header.scanStart)
  const read = async ({ start, end }: ByteRange, isTrailer: boolean): Promise<MotionVideo> => ({
    file: new Blob([await source.read(start, end)]),
    timestamp: timestampIn(xmp ?? ''),
    inTrailer: isTrailer,
  })
  if (inTrailer && (await isHere(inTrailer))) return read(inTrailer, true)
  const described = xmp === null ? null : rangeIn(xmp, size)
  if (described && (await isHere(described))) return read(described, false)
  const last = { start: await endOfPictures(source, header), end: size }
  return (await isHere(last)) ? read(last, false) : null
}

/** The end of the file for a truncated picture. */
async function endOfPictures(source: ByteSource, header: JpegHeader): Promise<number> {
  const index = await readPictureIndex(source, header)
  const last = index ? picturesEnd(index.tiff) : 0
  return index && last > 0 ? index.start + last : findJpegEnd(source, header).catch(() => source.size)
}

async function isVideo(source: ByteSource, { start, end }: ByteRange, from: number): Promise<boolean> {
  const length = end - start
  if (!Number.isSafeInteger(start) || start < from || end > source.size) return false
  if (length < 16 || length > maxVideoBytes) return false
  return latin1(await source.read(start + 4, start + 8)) === 'ftyp'
}

/** The XMP data of the picture where they speak of a video. */
async function motionXmp(source: ByteSource, { privateRanges }: JpegHeader): Promise<string | null> {
  const reader = openBufferedReader(source, 'jpeg')
  for (const { start, end } of privateRanges) {
    const text = latin1(await reader.bytes(start, end - start))
    if (text.startsWith(xmpIdentifier, 4) && /MotionPhoto|MicroVideo/.test(text)) return text
  }
  return null
}

/** Attribute or element of that name, as a whole number. */
function numberIn(xmp: string, name: string): number | null {
  const found = new RegExp(`:${name}(?:\\s?=\\s?["']|>)\\s?(-?\\d{1,15})(?!\\d)`).exec(xmp)
  return found ? Number(found[1]) : null
}

/** Items of the directory follow each other up to the end of the file. */
function rangeIn(xmp: string, size: number): ByteRange | null {
  const items = xmp.split(/<G?Container:Item\b/, maxItems).slice(1)
  let end = size
  for (const item of items.toReversed()) {
    const length = numberIn(item, 'Length') ?? 0
    if (/Item:Semantic(?:\s?=\s?["']|>)MotionPhoto\b/.test(item)) return { start: end - length, end }
    end -= length
  }
  const offset = numberIn(xmp, 'MicroVideoOffset')
  return offset === null ? null : { start: size - offset, end: size }
}

const timestampIn = (xmp: string): number =>
  numberIn(xmp, 'MotionPhotoPresentationTimestampUs') ??
  numberIn(xmp, 'MicroVideoPresentationTimestampUs') ??
  -1
