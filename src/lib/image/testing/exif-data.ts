import { ascii, joined, uint16, uint16le, uint32, uint32le } from './bytes.ts'
import { jpegSegment } from './jpeg-file.ts'

export type ExifOptions = {
  readonly orientation?: number
  readonly thumbnail?: Uint8Array
  /** The camera's maker, as an example of private data. */
  readonly maker?: string
  readonly littleEndian?: boolean
}

/** TIFF data with orientation and maker in the first directory and the thumbnail in the second. */
export function exifData(options: ExifOptions): Uint8Array<ArrayBuffer> {
  const { orientation = 1, thumbnail, maker = 'Test maker', littleEndian = false } = options
  const [short, long] = littleEndian ? [uint16le, uint32le] : [uint16, uint32]
  const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
    ...short(tag),
    ...short(type),
    ...long(count),
    ...value,
  ]
  const text = joined(ascii(maker), [0])
  const firstLength = 2 + 2 * 12 + 4
  const textAt = 8 + firstLength
  const secondAt = textAt + text.length
  const thumbnailAt = secondAt + 2 + 2 * 12 + 4
  const first = [
    ...short(2),
    ...entry(0x010f, 2, text.length, long(textAt)),
    ...entry(0x0112, 3, 1, [...short(orientation), 0, 0]),
    ...long(thumbnail ? secondAt : 0),
  ]
  const second = thumbnail
    ? [
        ...short(2),
        ...entry(0x0201, 4, 1, long(thumbnailAt)),
        ...entry(0x0202, 4, 1, long(thumbnail.length)),
        ...long(0),
        ...thumbnail,
      ]
    : []
  return joined(ascii(littleEndian ? 'II' : 'MM'), short(42), long(8), first, text, second)
}

export function exifSegment(options: ExifOptions): Uint8Array<ArrayBuffer> {
  return jpegSegment(0xe1, joined(ascii('Exif\0\0'), exifData(options)))
}
