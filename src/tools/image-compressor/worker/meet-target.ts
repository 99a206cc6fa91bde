import { canvasOf, release } from '../../../lib/image/browser/draw/draw.ts'
import { encodeCanvas } from '../../../lib/image/browser/encode/encode-canvas.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import type { TargetOutcome } from '../core/compressed.ts'
import type { Candidate } from './optimize.ts'

/** The pixels and the encoder. */
export type EncoderInput = {
  readonly pixels: ImageData
  /** MozJPEG; null where it could not be loaded or the picture is too large for it. */
  readonly module: WebAssembly.Module | null
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

/** The browser's JPEG; `quality` is 0 to 100. */
export async function encodeWithCanvas(pixels: ImageData, quality: number): Promise<Blob> {
  const canvas = canvasOf(pixels)
  try {
    return await encodeCanvas(canvas, 'image/jpeg', quality / 100)
  } finally {
    release(canvas)
  }
}
