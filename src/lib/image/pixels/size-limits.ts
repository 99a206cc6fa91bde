import { ImageFailure } from '../image-error.ts'
import type { PixelSize } from './fit-box.ts'

/**
 * In pixels. `side` and `area` are the largest pictures that browsers and PDF readers open; `decodeArea` is the most
 * that is decoded here at once, 512 MB as RGBA and twice that while it is drawn: a file of a few kilobytes can claim any
 * size.
 */
const sizeLimits = { side: 65_535, area: 268_435_456, decodeArea: 134_217_728 } as const

/** Megapixels that can be decoded, rounded down: for messages. */
export const maxDecodeMegapixels = Math.floor(sizeLimits.decodeArea / 1_000_000)

/** May a picture that is too large to be decoded be used where it is not? */
export function mayBeEmbedded({ width, height }: PixelSize): boolean {
  return Math.max(width, height) <= sizeLimits.side && width * height <= sizeLimits.area
}

/** Fails with `too-large` when a picture of this size must not be handled at all. */
export function checkSize({ width, height }: PixelSize): void {
  if (!mayBeEmbedded({ width, height })) throw new ImageFailure({ kind: 'too-large', width, height })
}

/** Fails with `too-large` when a picture of this size must not be decoded; to be asked before decoding starts. */
export function checkDecodeSize({ width, height }: PixelSize): void {
  checkSize({ width, height })
  if (width * height > sizeLimits.decodeArea) throw new ImageFailure({ kind: 'too-large', width, height })
}
