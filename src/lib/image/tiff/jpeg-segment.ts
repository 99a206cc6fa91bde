import { joinBytes, memorySource } from '../../files/bytes.ts'
import { ImageFailure } from '../image-error.ts'
import { readJpegHeader } from '../jpeg/jpeg-header.ts'
import { tiffCorrupt, tiffUnsupported } from './tiff-failure.ts'
import type { TiffPage } from './tiff-page.ts'

/** Decodes a JPEG to RGBA; null when it cannot be decoded. */
export type DecodeJpeg = (jpeg: Uint8Array<ArrayBuffer>) => Promise<Uint8ClampedArray | null>

/** What Adobe's segment says of three components: RGB or YCbCr. */
const adobeSegment = (transform: 0 | 1) =>
  Uint8Array.of(0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, transform)

/**
 * The samples of a segment that is a JPEG, of 8 bits, as RGB where it has three components (TIFF Technical Note 2).
 * Fails with an `ImageFailure`.
 */
export async function decodeJpegSegment(
  segment: Uint8Array<ArrayBuffer>,
  page: TiffPage,
  { width, rows, perPixel }: { readonly width: number; readonly rows: number; readonly perPixel: number },
  decode: DecodeJpeg,
): Promise<Uint8Array> {
  // Browsers take four inks for inverted ones, which these are not.
  if (perPixel !== 1 && perPixel !== 3) throw tiffUnsupported()
  const jpeg = completeJpeg(segment, page, perPixel)
  const header = await readJpegHeader(memorySource(jpeg)).catch((error: unknown) => {
    throw error instanceof ImageFailure ? tiffCorrupt() : error
  })
  if (header.width !== width || header.height < rows || header.height > page.segments.height)
    throw tiffCorrupt()
  if (header.components !== perPixel) throw tiffCorrupt()
  const rgba = await decode(jpeg)
  if (!rgba) throw tiffCorrupt()
  const samples = new Uint8Array(width * rows * perPixel)
  for (let to = 0, from = 0; to < samples.length; to += perPixel, from += 4)
    for (let sample = 0; sample < perPixel; sample += 1) samples[to + sample] = rgba[from + sample] ?? 0
  return samples
}

/** Puts the tables that segments share into one of them, and says what its components are. */
function completeJpeg(segment: Uint8Array<ArrayBuffer>, page: TiffPage, components: 1 | 3) {
  const startOfImage = segment.subarray(0, 2)
  const tables = page.jpegTables?.subarray(2, -2) ?? new Uint8Array()
  const kind = components === 3 ? [adobeSegment(page.colour === 'ycbcr' ? 1 : 0)] : []
  return joinBytes([startOfImage, ...kind, tables, segment.subarray(2)])
}
