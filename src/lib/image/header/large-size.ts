import { ImageFailure, type RowsReason } from '../image-error.ts'
import type { JpegHeader } from '../jpeg/jpeg-header.ts'
import { isLarge } from '../pixels/size-limits.ts'
import { decodeErrorOf } from './decode-error.ts'
import type { ImageHeader } from './image-header.ts'

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
