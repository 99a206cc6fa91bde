import { latin1, viewOf } from '../bytes/byte-order.ts'
import { crc32 } from './crc32.ts'

type Piece = Uint8Array<ArrayBuffer>

/** Colour types (ISO/IEC 15948, table 11.1). */
export const colourTypes = { rgb: 2, palette: 3, rgba: 6 } as const

export type PngHeader = {
  /** In pixels, 1 to 2^31 - 1. */
  readonly width: number
  readonly height: number
  /** Bits per sample or palette index. */
  readonly depth: 1 | 4 | 8
  readonly colourType: (typeof colourTypes)[keyof typeof colourTypes]
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Declares the samples as sRGB with perceptual intent. */
export const srgbChunk = pngChunk('sRGB', Uint8Array.of(0))

/**
 * A PNG file without interlacing, in pieces to be joined. `chunks`, including the palette, go between header and picture
 * data; `packedRows` are the filtered rows as a zlib stream, or whole chunks of it.
 */
export function pngFile(
  { width, height, depth, colourType }: PngHeader,
  chunks: readonly Piece[],
  packedRows: Piece | readonly Piece[],
): Piece[] {
  const header = new Uint8Array(13)
  const view = viewOf(header)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([depth, colourType], 8)
  return [
    signature,
    pngChunk('IHDR', header),
    ...chunks,
    ...(packedRows instanceof Uint8Array ? [pngChunk('IDAT', packedRows)] : packedRows),
    pngChunk('IEND', new Uint8Array()),
  ]
}

/** A PNG chunk: length, type of four letters, content, checksum. */
export function pngChunk(type: string, content: Uint8Array): Piece {
  const chunk = new Uint8Array(12 + content.length)
  const view = viewOf(chunk)
  view.setUint32(0, content.length)
  for (let index = 0; index < 4; index += 1) chunk[4 + index] = type.charCodeAt(index)
  chunk.set(content, 8)
  view.setUint32(8 + content.length, crc32(chunk.subarray(4, 8 + content.length)))
  return chunk
}

/** A whole chunk of a PNG file by its type; null when there is none before the picture data. */
export function pngChunkOf(png: Piece, type: string): Piece | null {
  const view = viewOf(png)
  let at = 8
  while (at + 12 <= png.length) {
    const end = at + 12 + view.getUint32(at)
    const found = latin1(png.subarray(at + 4, at + 8))
    if (found === type) return png.slice(at, end)
    if (found === 'IDAT') return null
    at = end
  }
  return null
}

/** A PNG file with further chunks right after its header, in pieces to be joined. */
export function addToPng(png: Piece, chunks: readonly Piece[]): Piece[] {
  const headerEnd = signature.length + 25
  return [png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]
}
