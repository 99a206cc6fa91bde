import { addDifferences } from '../bytes/add-differences.ts'
import { inflateInto } from '../bytes/inflate-into.ts'
import { unpackBits } from '../bytes/pack-bits.ts'
import { unpackFax } from './fax.ts'
import { unpackLzw } from './lzw.ts'
import { tiffCorrupt, tiffTruncated } from './tiff-failure.ts'
import type { TiffPage } from './tiff-page.ts'

/** The bytes of a segment's rows; those of JPEG have another way. Fails with `corrupt` or `truncated`. */
export function unpackSegment(
  packed: Uint8Array<ArrayBuffer>,
  page: TiffPage,
  {
    length,
    rowLength,
    perPixel,
  }: { readonly length: number; readonly rowLength: number; readonly perPixel: number },
): Uint8Array {
  const ordered = page.lowestFirst ? packed.map(reversedBits) : packed
  if (page.compression === 'none') {
    if (ordered.length < length) throw tiffTruncated()
    if (!page.differences) return ordered
    const copy = ordered.slice()
    restore(copy)
    return copy
  }
  const rows = new Uint8Array(length)
  const filled = unpack(ordered, page, rows, rowLength)
  if (filled === null) throw tiffCorrupt()
  if (filled < length) throw tiffTruncated()
  if (page.differences) restore(rows)
  return rows

  function restore(bytes: Uint8Array) {
    const byteLength = page.bits === 16 ? 2 : 1
    addDifferences(bytes, rowLength, { byteLength, step: perPixel, little: page.little })
  }
}

/** Returns how many bytes it filled; null when the data are broken. */
function unpack(packed: Uint8Array, page: TiffPage, into: Uint8Array, rowLength: number): number | null {
  const { compression } = page
  switch (compression) {
    case 'pack-bits':
      return unpackBits(packed, into)
    case 'lzw':
      return unpackLzw(packed, into)
    case 'deflate':
      return inflateInto(packed, into)
    case 'modified-huffman':
    case 'group-3':
    case 'group-4': {
      const rows = unpackFax(packed, into, page.segments.width, { kind: compression, mixed: page.mixedRows })
      return rows === null ? null : rows * rowLength
    }
    default:
      throw tiffCorrupt()
  }
}

function reversedBits(byte: number): number {
  let reversed = 0
  for (let bit = 0; bit < 8; bit += 1) reversed |= ((byte >> bit) & 1) << (7 - bit)
  return reversed
}
