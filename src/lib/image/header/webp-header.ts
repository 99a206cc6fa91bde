import type { ByteSource } from '../../files/bytes.ts'
import { openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import { readExif } from '../exif/exif.ts'
import type { Orientation } from '../exif/orientation.ts'
import { ImageFailure } from '../image-error.ts'

export type WebpHeader = {
  readonly format: 'webp'
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
  readonly hasAlpha: boolean
  readonly lossless: boolean
  readonly animated: boolean
  /** The file contains XMP. */
  readonly hasText: boolean
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

const maxChunks = 1_000
const maxExif = 65_536
const corrupt = () => new ImageFailure({ kind: 'corrupt', format: 'webp' })

/**
 * Reads the chunks of a WebP file (RFC 9649): size, transparency, animation and orientation.
 * Fails with `corrupt`, `truncated` or `unreadable`.
 */
export async function readWebpHeader(source: ByteSource): Promise<WebpHeader> {
  const reader = openBufferedReader(source, 'webp')
  const riffEnd = 8 + viewOf(await reader.bytes(4, 4)).getUint32(0, true)
  if (riffEnd > source.size + 1) throw new ImageFailure({ kind: 'truncated', format: 'webp' })
  const header: Writable<WebpHeader> = {
    format: 'webp',
    width: 0,
    height: 0,
    orientation: 1,
    hasAlpha: false,
    lossless: false,
    animated: false,
    hasText: false,
  }
  let at = 12
  for (let chunks = 0; at + 8 <= Math.min(riffEnd, source.size) && chunks < maxChunks; chunks += 1) {
    const head = await reader.bytes(at, 8)
    const type = latin1(head.subarray(0, 4))
    const length = viewOf(head).getUint32(4, true)
    if (type === 'VP8X') readExtended(await reader.bytes(at + 8, 10), header)
    if (type === 'VP8 ') readLossy(await reader.bytes(at + 8, 10), header)
    if (type === 'VP8L') readLossless(await reader.bytes(at + 8, 5), header)
    if (type === 'XMP ') header.hasText = true
    if (type === 'EXIF') {
      const exif = await reader.bytes(at + 8, Math.min(length, maxExif))
      header.orientation = readExif(
        latin1(exif.subarray(0, 6)) === 'Exif\0\0' ? exif.subarray(6) : exif,
      ).orientation
    }
    at += 8 + length + (length % 2)
  }
  if (header.width === 0 || header.height === 0) throw corrupt()
  return header
}

function readExtended(bytes: Uint8Array, header: Writable<WebpHeader>) {
  const view = viewOf(bytes)
  header.hasAlpha = (view.getUint8(0) & 0x10) !== 0
  header.animated = (view.getUint8(0) & 0x02) !== 0
  header.width = 1 + view.getUint16(4, true) + view.getUint8(6) * 65_536
  header.height = 1 + view.getUint16(7, true) + view.getUint8(9) * 65_536
}

function readLossy(bytes: Uint8Array, header: Writable<WebpHeader>) {
  const view = viewOf(bytes)
  if (view.getUint16(3) !== 0x9d01 || view.getUint8(5) !== 0x2a) throw corrupt()
  header.width ||= view.getUint16(6, true) & 0x3fff
  header.height ||= view.getUint16(8, true) & 0x3fff
}

function readLossless(bytes: Uint8Array, header: Writable<WebpHeader>) {
  const view = viewOf(bytes)
  if (view.getUint8(0) !== 0x2f) throw corrupt()
  const packed = view.getUint32(1, true)
  header.lossless = true
  header.hasAlpha ||= ((packed >>> 28) & 1) === 1
  header.width ||= 1 + (packed & 0x3fff)
  header.height ||= 1 + ((packed >>> 14) & 0x3fff)
}
