import type { ByteSource } from '../../files/bytes.ts'
import { openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1 } from '../bytes/byte-order.ts'
import { chunksIn } from '../bytes/chunks.ts'
import type { ImageHeader } from '../header/image-header.ts'
import { openIsobmff } from '../isobmff/isobmff-file.ts'
import { readExifItem } from '../isobmff/metadata-items.ts'

/** The most that a JPEG segment holds, in bytes; larger data could not be written back. */
export const maxExifBytes = 65_527
const identifier = 'Exif\0\0'

/** The EXIF data of a JPEG, PNG, WebP, JPEG XL, AVIF or HEIF file as TIFF, at most 64 KB; null when there is none. */
export async function findExif(
  source: ByteSource,
  header: ImageHeader,
): Promise<Uint8Array<ArrayBuffer> | null> {
  switch (header.format) {
    case 'jpeg': {
      const reader = openBufferedReader(source, 'jpeg')
      for (const { start, end } of header.privateRanges) {
        if (end - start < 18) continue
        const head = latin1(await reader.bytes(start, 10))
        if (!head.startsWith('\xff\xe1') || !head.endsWith(identifier)) continue
        return (await reader.bytes(start + 10, end - start - 10)).slice()
      }
      return null
    }
    case 'png':
      return findChunk(source, 'png', 'eXIf')
    case 'webp':
      return findChunk(source, 'webp', 'EXIF')
    case 'jxl': {
      const range = header.exif
      if (!range || range.end - range.start > maxExifBytes) return null
      return source.read(range.start, range.end)
    }
    case 'avif':
    case 'heic':
      return readExifItem(await openIsobmff(source, header.format), maxExifBytes)
    default:
      return null
  }
}

async function findChunk(
  source: ByteSource,
  format: 'png' | 'webp',
  wanted: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  for await (const { type, start, length } of chunksIn(source, format)) {
    if (type !== wanted) continue
    if (length > maxExifBytes || start + length > source.size) return null
    const data = await source.read(start, start + length)
    return latin1(data.subarray(0, 6)) === identifier ? data.slice(6) : data
  }
  return null
}
