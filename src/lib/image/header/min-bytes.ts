import { ImageFailure } from '../image-error.ts'
import type { JpegHeader } from '../jpeg/jpeg-header.ts'
import type { PixelSize } from '../pixels/fit-box.ts'
import { isLarge } from '../pixels/size-limits.ts'
import type { PngHeader } from '../png/png-header.ts'
import { rowLengthOf } from '../png/row-to-rgba.ts'
import type { ImageFormat } from './sniff.ts'

type Header = JpegHeader | PngHeader | (PixelSize & { readonly format: Exclude<ImageFormat, 'jpeg' | 'png'> })

/** Deflate's most: a match of 258 bytes by two codes of one bit (RFC 1951, 3.2.5). */
const maxInflation = 1_032
/** A block's least: a code for its mean and one for the end, of one bit each; progressive ones share their end. */
const minBlockBits = { sequential: 2, progressive: 1 } as const

/** Fails with `corrupt` when the file of a large JPEG or PNG has fewer bytes than any picture of its size. */
export function checkBytes(header: Header, bytes: number): void {
  if (!isLarge(header)) return
  const least = minBytes(header)
  if (bytes < least) throw new ImageFailure({ kind: 'corrupt', format: header.format })
}

function minBytes(header: Header): number {
  if (header.format === 'png') return ((rowLengthOf(header) + 1) * header.height) / maxInflation
  if (header.format !== 'jpeg') return 0
  const { process, width, height } = header
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  if (process === 'progressive') return (blocks * minBlockBits.progressive) / 8
  return process === 'baseline' || process === 'extended' ? (blocks * minBlockBits.sequential) / 8 : 0
}
