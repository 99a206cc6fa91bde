import type { ByteSource } from '../../files/bytes.ts'
import { viewOf } from '../bytes/byte-order.ts'
import { ImageFailure } from '../image-error.ts'
import { readIsobmffSize } from '../isobmff/size.ts'
import { type JpegHeader, readJpegHeader } from '../jpeg/jpeg-header.ts'
import { checkScans } from '../jpeg/scans.ts'
import { type JxlHeader, readJxlHeader } from '../jxl/jxl-header.ts'
import { checkSize } from '../pixels/size-limits.ts'
import { type PngHeader, readPngHeader } from '../png/png-header.ts'
import { checkBytes } from './min-bytes.ts'
import { sniff, sniffLength } from './sniff.ts'
import { readWebpHeader, type WebpHeader } from './webp-header.ts'

/** A format of which only the size is read; whether it can be decoded depends on the browser. */
export type PlainHeader = {
  readonly format: 'gif' | 'bmp' | 'avif' | 'heic'
  readonly width: number
  readonly height: number
  readonly orientation: 1
}

export type ImageHeader = JpegHeader | PngHeader | WebpHeader | JxlHeader | PlainHeader

/**
 * Detects the format by the first bytes and reads its header. Fails with an `ImageFailure`: `empty`, `not-an-image`,
 * `unsupported` (no reader for the format), `too-large`, `too-many-scans`, `corrupt`, `truncated` or `unreadable`.
 */
export async function readImageHeader(source: ByteSource): Promise<ImageHeader> {
  if (source.size === 0) throw new ImageFailure({ kind: 'empty' })
  const head = await source.read(0, Math.min(source.size, sniffLength))
  const header = await readByFormat(source, head)
  checkSize(header)
  checkBytes(header, source.size)
  if (header.format === 'jpeg') await checkScans(source, header)
  return header
}

async function readByFormat(source: ByteSource, head: Uint8Array): Promise<ImageHeader> {
  const format = sniff(head)
  switch (format) {
    case null:
      throw new ImageFailure({ kind: 'not-an-image' })
    case 'jpeg':
      return readJpegHeader(source)
    case 'png':
      return readPngHeader(source)
    case 'webp':
      return readWebpHeader(source)
    case 'gif':
      return readGif(head)
    case 'bmp':
      return readBmp(head)
    case 'jxl':
      return readJxlHeader(source)
    case 'avif':
    case 'heic':
      return { format, ...(await readIsobmffSize(source, format)), orientation: 1 }
    default:
      throw new ImageFailure({ kind: 'unsupported', format })
  }
}

/** Logical screen size (GIF89a, 18). */
function readGif(head: Uint8Array): PlainHeader {
  if (head.length < 13) throw new ImageFailure({ kind: 'truncated', format: 'gif' })
  const view = viewOf(head)
  return plainHeader('gif', view.getUint16(6, true), view.getUint16(8, true))
}

/** BITMAPCOREHEADER with 16-bit dimensions, or a later header with signed 32-bit ones (negative height: top row first). */
function readBmp(head: Uint8Array): PlainHeader {
  if (head.length < 26) throw new ImageFailure({ kind: 'truncated', format: 'bmp' })
  const view = viewOf(head)
  if (view.getUint32(14, true) === 12)
    return plainHeader('bmp', view.getUint16(18, true), view.getUint16(20, true))
  return plainHeader('bmp', view.getInt32(18, true), Math.abs(view.getInt32(22, true)))
}

function plainHeader(format: 'gif' | 'bmp', width: number, height: number): PlainHeader {
  if (width <= 0 || height <= 0) throw new ImageFailure({ kind: 'corrupt', format })
  return { format, width, height, orientation: 1 }
}
