import { ImageFailure, type RowsReason } from '../image-error.ts'
import type { JpegHeader } from '../jpeg/jpeg-header.ts'
import { isLarge } from '../pixels/size-limits.ts'
import type { PngHeader } from '../png/png-header.ts'
import { rowLengthOf } from '../png/row-to-rgba.ts'
import { decodeErrorOf } from './decode-error.ts'
import type { ImageHeader } from './image-header.ts'

/** Deflate's most: a match of 258 bytes by two codes of one bit (RFC 1951, 3.2.5). */
const maxInflation = 1_032
/** A block's least: a code for its mean and one for the end, of one bit each; progressive ones share their end. */
const minBlockBits = { sequential: 2, progressive: 1 } as const

/**
 * Fails with an `ImageFailure` when a picture is too large to be decoded as a whole and cannot be decoded row by row, or
 * when its file has fewer bytes than any of its size.
 */
export function checkLargeSize(header: ImageHeader, bytes: number): void {
  if (!isLarge(header)) return
  const { format, width, height } = header
  if (format === 'jpeg') checkJpeg(header, bytes)
  else if (format === 'png') checkPng(header, bytes)
  else throw new ImageFailure({ kind: 'too-large', width, height })
}

/** The failure of a picture that cannot be decoded row by row. */
export function notByRows({ width, height }: ImageHeader, reason: RowsReason): ImageFailure {
  return new ImageFailure({ kind: 'not-by-rows', reason, width, height })
}

function checkJpeg(header: JpegHeader, bytes: number): void {
  const { process, bits, components, firstScanComponents, width, height } = header
  const isProgressive = process === 'progressive'
  if (bits !== 8 || !(isProgressive || process === 'baseline' || process === 'extended'))
    throw new ImageFailure(decodeErrorOf(header))
  if (components !== 1 && components !== 3) throw notByRows(header, 'inks')
  if (!isProgressive && firstScanComponents < components) throw notByRows(header, 'scans')
  const bitsOfBlock = minBlockBits[isProgressive ? 'progressive' : 'sequential']
  if (bytes * 8 < Math.ceil(width / 8) * Math.ceil(height / 8) * bitsOfBlock)
    throw new ImageFailure({ kind: 'corrupt', format: 'jpeg' })
}

function checkPng(header: PngHeader, bytes: number): void {
  if (header.interlaced) throw notByRows(header, 'interlaced')
  if (bytes * maxInflation < (rowLengthOf(header) + 1) * header.height)
    throw new ImageFailure({ kind: 'corrupt', format: 'png' })
}
