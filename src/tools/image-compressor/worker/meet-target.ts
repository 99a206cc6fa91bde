import { canvasOf, release } from '../../../lib/image/browser/draw/draw.ts'
import { encodeCanvas } from '../../../lib/image/browser/encode/encode-canvas.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import type { TargetOutcome } from '../core/compressed.ts'
import type { Candidate } from './optimize.ts'

/** What is to be encoded, and with what. */
export type EncoderInput = {
  readonly pixels: ImageData
  /** MozJPEG; null where it could not be loaded or the picture is too large for it. */
  readonly module: WebAssembly.Module | null
}

/** A file of a wanted size or quality. */
export type TargetResult = {
  readonly candidate: Candidate
  readonly size: PixelSize
  /** How many times the whole picture was encoded for it. */
  readonly encodes: number
  readonly outcome: TargetOutcome
  readonly shrunk: boolean
}

/**
 * In so few pixels the estimate of the similarity sees too little to be trusted: among grey pictures of 32 × 32 it let pass
 * some whose brightness was off by 5 of 255 and more. The browser's own file is kept there; most of it is its header.
 */
export const isTooSmallToMeasure = ({ width, height }: PixelSize): boolean => width * height < 64 * 64

/** The browser's own JPEG; `quality` is 0 to 100. */
export async function encodeWithCanvas(pixels: ImageData, quality: number): Promise<Blob> {
  const canvas = canvasOf(pixels)
  try {
    return await encodeCanvas(canvas, 'image/jpeg', quality / 100)
  } finally {
    release(canvas)
  }
}
