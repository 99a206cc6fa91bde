import { ImageFailure, type RowsReason } from '../image-error.ts'
import type { JpegHeader } from '../jpeg/jpeg-header.ts'
import { isLarge } from '../pixels/size-limits.ts'
import { rowLengthOf } from '../png/row-to-rgba.ts'
import { decodeErrorOf } from './decode-error.ts'
import type { ImageHeader } from './image-header.ts'

/** Deflate's most: a match of 258 bytes by two codes of one bit (RFC 1951, 3.2.5). */
const maxInflation = 1_032
/** A block's least: a code for its mean and one for the end, of one bit each; progressive ones share their end. */
const minBlockBits = { sequential: 2, progressive: 1 } as const

/** Fails with `corrupt` when the file of a large JPEG or PNG has fewer bytes than any picture of its size. */
export function checkBytes(header: ImageHeader, bytes: number): void {
  if (!isLarge(header)) return
  const least = leastBytes(header)
  if (bytes < least) throw new ImageFailure({ kind: 'corrupt', format: header.format })
}

function leastBytes(header: ImageHeader): number {
  if (header.format === 'png') return ((rowLengthOf(header) + 1) * header.height) / maxInflation
  if (header.format !== 'jpeg') return 0
  const { process, width, height } = header
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  if (process === 'progressive') return (blocks * minBlockBits.progressive) / 8
  return process === 'baseline' || process === 'extended' ? (blocks * minBlockBits.sequential) / 8 : 0
}

/**
 * Fails with an `ImageFailure` when a picture is too large to be decoded as a whole and cannot be decoded row by row
 * either.
 */
export function checkLargeSize(header: ImageHeader): void {
  if (!isLarge(header)) return
  const { format, width, height } = header
  if (format === 'jpeg') checkJpeg(header)
  else if (format !== 'png') throw new ImageFailure({ kind: 'too-large', width, height })
  else if (header.interlaced) throw notByRows(header, 'interlaced')
}

/** The failure of a picture that cannot be decoded row by row. */
export function notByRows({ width, height }: ImageHeader, reason: RowsReason): ImageFailure {
  return new ImageFailure({ kind: 'not-by-rows', reason, width, height })
}

function checkJpeg(header: JpegHeader): void {
  const { process, bits, components, firstScanComponents } = header
  const isProgressive = process === 'progressive'
  if (bits !== 8 || !(isProgressive || process === 'baseline' || process === 'extended'))
    throw new ImageFailure(decodeErrorOf(header))
  if (components !== 1 && components !== 3) throw notByRows(header, 'inks')
  if (!isProgressive && firstScanComponents < components) throw notByRows(header, 'scans')
}
