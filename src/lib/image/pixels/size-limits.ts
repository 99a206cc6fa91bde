import { ImageFailure } from '../image-error.ts'
import type { PixelSize } from './fit-box.ts'

/**
 * In pixels. `side` and `area` limit what browsers and PDF readers open; `decodeArea` limits what is decoded here, 512 MB
 * as RGBA and twice that while it is drawn: a file of a few kilobytes can declare any size.
 */
const sizeLimits = { side: 65_535, area: 268_435_456, decodeArea: 134_217_728 } as const

/** Limit for decoding in megapixels, rounded down, for messages. */
export const maxDecodeMegapixels = Math.floor(sizeLimits.decodeArea / 1_000_000)

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
  if (width * height > sizeLimits.decodeArea) throw new ImageFailure({ kind: 'too-large', width, height })
}
