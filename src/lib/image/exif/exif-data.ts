import type { ByteSource } from '../../files/bytes.ts'
import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { ImageHeader } from '../header/image-header.ts'
import { openIsobmff } from '../isobmff/isobmff-file.ts'
import { readExifItem } from '../isobmff/metadata-items.ts'

const maxChunks = 1_000_000
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
      return findChunk(openBufferedReader(source, 'png'), 8, 'eXIf', readPngChunk)
    case 'webp':
      return findChunk(openBufferedReader(source, 'webp'), 12, 'EXIF', readWebpChunk)
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

type Chunk = { readonly type: string; readonly start: number; readonly length: number; readonly next: number }

async function findChunk(
  reader: BufferedReader,
  first: number,
  wanted: string,
  read: (reader: BufferedReader, at: number) => Promise<Chunk>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let at = first
  for (let chunks = 0; at + 8 <= reader.size && chunks < maxChunks; chunks += 1) {
    const { type, start, length, next } = await read(reader, at)
    if (type === wanted) {
      if (length > maxExifBytes || start + length > reader.size) return null
      const data = (await reader.bytes(start, length)).slice()
      return latin1(data.subarray(0, 6)) === identifier ? data.slice(6) : data
    }
    at = next
  }
  return null
}

async function readPngChunk(reader: BufferedReader, at: number): Promise<Chunk> {
  const head = await reader.bytes(at, 8)
  const length = viewOf(head).getUint32(0)
  return { type: latin1(head.subarray(4)), start: at + 8, length, next: at + 12 + length }
}

async function readWebpChunk(reader: BufferedReader, at: number): Promise<Chunk> {
  const head = await reader.bytes(at, 8)
  const length = viewOf(head).getUint32(4, true)
  return { type: latin1(head.subarray(0, 4)), start: at + 8, length, next: at + 8 + length + (length % 2) }
}
