import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { PixelSize } from '../pixels/fit-box.ts'

type Piece = Uint8Array<ArrayBuffer>

export type AddedToWebp = {
  /** TIFF data. */
  readonly exif: Piece | null
  readonly xmp: Piece | null
  readonly icc: Piece | null
  readonly size: PixelSize
}

/** Flags of VP8X (RFC 9649, 2.7). */
const flags = { icc: 0x20, alpha: 0x10, exif: 0x08, xmp: 0x04 } as const

/** Adds an ICC profile, EXIF and XMP data to a still WebP file without any, in pieces to be joined. */
export function addToWebp(webp: Piece, { exif, xmp, icc, size }: AddedToWebp): Piece[] {
  if (!exif && !xmp && !icc) return [webp]
  const chunks = [...chunksOf(webp)].filter(({ type }) => type !== 'VP8X')
  const hasAlpha = chunks.some(
    ({ type, bytes }) => type === 'ALPH' || (type === 'VP8L' && hasAlphaBit(bytes)),
  )
  const extended = new Uint8Array(10)
  extended[0] =
    (icc ? flags.icc : 0) | (hasAlpha ? flags.alpha : 0) | (exif ? flags.exif : 0) | (xmp ? flags.xmp : 0)
  writeSide(extended, 4, size.width)
  writeSide(extended, 7, size.height)
  const pieces = [
    chunk('VP8X', extended),
    ...(icc ? [chunk('ICCP', icc)] : []),
    ...chunks.map(({ bytes }) => bytes),
    ...(exif ? [chunk('EXIF', exif)] : []),
    ...(xmp ? [chunk('XMP ', xmp)] : []),
  ]
  const head = webp.slice(0, 12)
  viewOf(head).setUint32(4, 4 + pieces.reduce((sum, { length }) => sum + length, 0), true)
  return [head, ...pieces]
}

/** Whole chunks, with their heads and padding. */
function* chunksOf(webp: Piece): Generator<{ readonly type: string; readonly bytes: Piece }> {
  const view = viewOf(webp)
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    yield { type: latin1(webp.subarray(at, at + 4)), bytes: webp.subarray(at, end) }
    at = end
  }
}

/** Of a VP8L chunk (RFC 9649, 3.4). */
const hasAlphaBit = (bytes: Piece) => ((bytes[12] ?? 0) & 0x10) !== 0

/** A side less one, in 24 bits. */
function writeSide(into: Uint8Array, at: number, side: number) {
  viewOf(into).setUint16(at, (side - 1) & 0xffff, true)
  into[at + 2] = (side - 1) >> 16
}

function chunk(type: string, content: Uint8Array): Piece {
  const bytes = new Uint8Array(8 + content.length + (content.length % 2))
  for (let index = 0; index < 4; index += 1) bytes[index] = type.charCodeAt(index)
  viewOf(bytes).setUint32(4, content.length, true)
  bytes.set(content, 8)
  return bytes
}
