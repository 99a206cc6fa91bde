import { crc32 } from '../png/crc32.ts'
import { ascii, joined, uint16le, uint32 } from './bytes.ts'

export type PngOptions = {
  readonly width: number
  readonly height: number
  readonly bitDepth?: number
  readonly colourType?: number
  readonly interlace?: number
  /** Packed bytes of one row, without filter; zeros by default. */
  readonly row?: (y: number) => readonly number[]
  /** Chunks between IHDR and IDAT. */
  readonly chunks?: readonly Uint8Array[]
  /** Number of IDAT chunks for the picture data. */
  readonly parts?: number
  /** Chunks between IDAT and IEND. */
  readonly later?: readonly Uint8Array[]
}

const samplesByType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

export function pngChunk(
  type: string,
  content: Uint8Array | readonly number[] = [],
): Uint8Array<ArrayBuffer> {
  const body = joined(ascii(type), content)
  return joined(uint32(content.length), body, uint32(crc32(body)))
}

/** A zlib stream of stored blocks (RFC 1950, RFC 1951). */
function zlibStored(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks: (Uint8Array | number[])[] = []
  for (let at = 0; at === 0 || at < content.length; at += 65_535) {
    const piece = content.subarray(at, at + 65_535)
    const last = at + 65_535 >= content.length ? 1 : 0
    blocks.push([last, ...uint16le(piece.length), ...uint16le(~piece.length & 0xffff)], piece)
  }
  let [a, b] = [1, 0]
  for (const byte of content) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return joined([0x78, 0x01], ...blocks, uint32(b * 65_536 + a))
}

/** A valid PNG with unfiltered, uncompressed rows. */
export function pngFile(options: PngOptions): Uint8Array<ArrayBuffer> {
  const { width, height, bitDepth = 8, colourType = 2, interlace = 0, parts = 1 } = options
  const rowLength = Math.ceil((width * bitDepth * (samplesByType[colourType] ?? 1)) / 8)
  const row = options.row ?? (() => new Array<number>(rowLength).fill(0))
  const rows = Array.from({ length: height }, (_, y) => [0, ...row(y)])
  const data = zlibStored(joined(...rows))
  const partLength = Math.ceil(data.length / parts)
  const idats = Array.from({ length: parts }, (_, index) =>
    pngChunk('IDAT', data.subarray(index * partLength, (index + 1) * partLength)),
  )
  return joined(
    [0x89],
    ascii('PNG\r\n\x1a\n'),
    pngChunk('IHDR', [...uint32(width), ...uint32(height), bitDepth, colourType, 0, 0, interlace]),
    ...(options.chunks ?? []),
    ...idats,
    ...(options.later ?? []),
    pngChunk('IEND'),
  )
}
