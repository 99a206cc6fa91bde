import { ImageFailure } from '../image-error.ts'
import type { PixelSize } from './fit-box.ts'

/**
 * In pixels. `side` and `area` limit what PDF readers open and what is decoded by rows; `decodeArea` limits what is
 * decoded as a whole, 512 MB as RGBA and twice that while it is drawn: a file of a few kilobytes can declare any size.
 */
const sizeLimits = { side: 65_535, area: 536_870_912, decodeArea: 134_217_728 } as const

/** Longest side in pixels. */
export const maxSide = sizeLimits.side

/** Limit for decoding as a whole in megapixels, rounded down, for messages. */
export const maxDecodeMegapixels = Math.floor(sizeLimits.decodeArea / 1_000_000)

/** Whether a picture is too large to be decoded as a whole. */
export const isLarge = ({ width, height }: PixelSize): boolean => width * height > sizeLimits.decodeArea

/** Whether a picture may be embedded without decoding it. */
export function mayBeEmbedded({ width, height }: PixelSize): boolean {
  return Math.max(width, height) <= sizeLimits.side && width * height <= sizeLimits.area
}

/** Fails with `too-large` when a picture of this size cannot be used at all. */
export function checkSize({ width, height }: PixelSize): void {
  if (!mayBeEmbedded({ width, height })) throw new ImageFailure({ kind: 'too-large', width, height })
}

/** Fails with `too-large` when a picture of this size must not be decoded; call it before decoding. */
export function checkDecodeSize({ width, height }: PixelSize): void {
  checkSize({ width, height })
  if (isLarge({ width, height })) throw new ImageFailure({ kind: 'too-large', width, height })
}
