import { type ByteSource, joinBytes } from '../../files/bytes.ts'
import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import { ImageFailure } from '../image-error.ts'
import { readCr3 } from './cr3-previews.ts'
import { limitedSource } from './limited-source.ts'
import {
  bytesOfEntry,
  readNumber,
  readTiffDirectory,
  readTiffHeader,
  type TiffDirectory,
  type TiffFormat,
  type TiffLayout,
} from './tiff-directory.ts'

const exifDirectoryTag = 0x8769
const gpsDirectoryTag = 0x8825
const longType = 4
/**
 * What the first directory says of the photo rather than of its pixels: description, maker, model, orientation,
 * software, time, artist and copyright (CIPA DC-008, 4.6.4).
 */
const tagsOfPhoto = [0x010e, 0x010f, 0x0110, 0x0112, 0x0131, 0x0132, 0x013b, 0x8298]
/** Maker note, and pointers and sizes that hold for the raw photo only. */
const tagsLeftOut = [0x927c, 0xa002, 0xa003, 0xa005]
const maxValueBytes = 4_096
/** A JPEG segment holds 65,527 of them. */
const maxExifBytes = 60_000

type Field = {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly data: Uint8Array
}
type Directories = {
  readonly main: TiffDirectory
  readonly exif: TiffDirectory | null
  readonly gps: TiffDirectory | null
}

/**
 * The EXIF data of a raw photo, or of a TIFF file, as TIFF data for an APP1 segment (CIPA DC-008, 4.7.2): the tags of the photo, of its
 * exposure and its place, without maker note and thumbnail. Null for RAF, whose JPEG has them, and when they cannot be
 * read or are too long.
 */
export async function readRawExif(
  source: ByteSource,
  format: TiffFormat,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = openBufferedReader(limitedSource(source, format), format)
  try {
    const found = await directoriesOf(reader, format)
    if (!found) return null
    const main = await fieldsOf(reader, found.main, (tag) => tagsOfPhoto.includes(tag))
    const exif = await fieldsOf(reader, found.exif, (tag) => !tagsLeftOut.includes(tag))
    const gps = await fieldsOf(reader, found.gps, () => true)
    const tiff = writeTiff(main, exif, gps, found.main.layout.little)
    return tiff.length <= maxExifBytes ? tiff : null
  } catch (error) {
    if (error instanceof ImageFailure && error.error.kind !== 'unreadable') return null
    throw error
  }
}

async function directoriesOf(reader: BufferedReader, format: TiffFormat): Promise<Directories | null> {
  if (format === 'raf') return null
  if (format === 'cr3') return directoriesOfCr3(reader)
  const main = await firstDirectory(reader, format, 0)
  if (!main) return null
  const inner = async (tag: number) => {
    const offset = await readNumber(reader, main, tag)
    return offset ? readTiffDirectory(reader, format, main.layout, offset) : null
  }
  return { main, exif: await inner(exifDirectoryTag), gps: await inner(gpsDirectoryTag) }
}

/** Canon writes TIFF data of their own for each of the three, in one byte order. */
async function directoriesOfCr3(reader: BufferedReader): Promise<Directories | null> {
  const { metadata } = await readCr3(reader)
  const inBox = async (type: string, layout?: TiffLayout) => {
    const box = metadata.get(type)
    const directory = box ? await firstDirectory(reader, 'cr3', box.start) : null
    return layout && directory?.layout.little !== layout.little ? null : directory
  }
  const main = await inBox('CMT1')
  return main && { main, exif: await inBox('CMT2', main.layout), gps: await inBox('CMT4', main.layout) }
}

async function firstDirectory(reader: BufferedReader, format: TiffFormat, base: number) {
  const header = await readTiffHeader(reader, base)
  return header && readTiffDirectory(reader, format, header.layout, header.first)
}

async function fieldsOf(
  reader: BufferedReader,
  directory: TiffDirectory | null,
  isWanted: (tag: number) => boolean,
): Promise<Field[]> {
  const fields: Field[] = []
  for (const [tag, { type, count }] of directory?.entries ?? []) {
    const range = directory && bytesOfEntry(directory, tag)
    const length = range ? range.end - range.start : 0
    if (!range || !isWanted(tag) || length === 0 || length > maxValueBytes || range.end > reader.size)
      continue
    fields.push({ tag, type, count, data: (await reader.bytes(range.start, length)).slice() })
  }
  return fields
}

/** TIFF data of these fields, whose values are already in that byte order. */
function writeTiff(main: Field[], exif: Field[], gps: Field[], little: boolean): Uint8Array<ArrayBuffer> {
  const number = (value: number) => {
    const data = new Uint8Array(4)
    new DataView(data.buffer).setUint32(0, value, little)
    return data
  }
  const pointer = (tag: number, at: number): Field => ({ tag, type: longType, count: 1, data: number(at) })
  const pointersTo = (exifAt: number, gpsAt: number) => [
    ...(exif.length > 0 ? [pointer(exifDirectoryTag, exifAt)] : []),
    ...(gps.length > 0 ? [pointer(gpsDirectoryTag, gpsAt)] : []),
  ]
  const exifAt = 8 + writeDirectory([...main, ...pointersTo(0, 0)], 8, little).length
  const exifBytes = exif.length > 0 ? writeDirectory(exif, exifAt, little) : new Uint8Array(0)
  const gpsAt = exifAt + exifBytes.length
  const gpsBytes = gps.length > 0 ? writeDirectory(gps, gpsAt, little) : new Uint8Array(0)
  const head = Uint8Array.from(little ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42])
  const mainBytes = writeDirectory([...main, ...pointersTo(exifAt, gpsAt)], 8, little)
  return joinBytes([head, number(8), mainBytes, exifBytes, gpsBytes])
}

/** A directory at that offset, the last of its chain, with its longer values after it, on even offsets. */
function writeDirectory(fields: readonly Field[], at: number, little: boolean): Uint8Array<ArrayBuffer> {
  const sorted = fields.toSorted((a, b) => a.tag - b.tag)
  const length = 2 + sorted.length * 12 + 4
  const longer = sorted.filter(({ data }) => data.length > 4)
  const whole = new Uint8Array(longer.reduce((sum, { data }) => sum + even(data.length), length))
  const view = new DataView(whole.buffer)
  view.setUint16(0, sorted.length, little)
  let valueAt = length
  for (const [index, { tag, type, count, data }] of sorted.entries()) {
    const entry = 2 + index * 12
    view.setUint16(entry, tag, little)
    view.setUint16(entry + 2, type, little)
    view.setUint32(entry + 4, count, little)
    whole.set(data, data.length > 4 ? valueAt : entry + 8)
    if (data.length <= 4) continue
    view.setUint32(entry + 8, at + valueAt, little)
    valueAt += even(data.length)
  }
  return whole
}

function even(length: number): number {
  return length + (length % 2)
}
