import type { PixelSource } from '../../../lib/image/browser/draw/pixel-source.ts'
import type { Encoder } from '../../../lib/image/browser/encode/encoder.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import type { TargetOutcome } from '../core/compressed.ts'

/** The picture, and the encoder that makes the small file of it. */
export type EncoderInput = { readonly source: PixelSource; readonly encoder: Encoder }

/** An encoded file and its similarity to the original; null where that was not measured. */
export type Candidate = {
  readonly blob: Blob
  readonly encoder: Encoder['name']
  readonly similarity: number | null
}

/** A file for a target size or quality. */
export type TargetResult = {
  readonly candidate: Candidate
  readonly size: PixelSize
  /** Number of encodes of the whole picture. */
  readonly encodes: number
  readonly outcome: TargetOutcome
  readonly shrunk: boolean
}

/**
 * Below this many pixels the similarity estimate is unreliable: for grey pictures of 32 × 32 it accepted some whose
 * brightness was off by 5 of 255 and more. The browser's own file is used there; most of it is its header.
 */
export const isTooSmallToMeasure = ({ width, height }: PixelSize): boolean => width * height < 64 * 64
