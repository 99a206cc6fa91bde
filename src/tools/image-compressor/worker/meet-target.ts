import { canvasOf, release } from '../../../lib/image/browser/draw/draw.ts'
import { encodeCanvas } from '../../../lib/image/browser/encode/encode-canvas.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import type { GoalOutcome } from '../core/compressed.ts'
import type { Candidate } from './improve.ts'

/** What is to be coded, and with what. */
export type Coder = {
  readonly pixels: ImageData
  /** MozJPEG; null where it could not be loaded or the picture is too large for it. */
  readonly module: WebAssembly.Module | null
}

/** A file for a wanted size or look. */
export type Met = {
  readonly candidate: Candidate
  readonly size: PixelSize
  /** How many times the whole picture was coded for it. */
  readonly encodes: number
  readonly outcome: GoalOutcome
  readonly shrunk: boolean
}

/**
 * In so few pixels the estimate of the look sees too little to be trusted: among grey pictures of 32 × 32 it let pass
 * some whose brightness was off by 5 of 255 and more. The browser's own file is kept there; most of it is its header.
 */
export const isTooSmallToMeasure = ({ width, height }: PixelSize): boolean => width * height < 64 * 64

/** The browser's own JPEG; `quality` is 0 to 100. */
export async function codeByCanvas(pixels: ImageData, quality: number): Promise<Blob> {
  const canvas = canvasOf(pixels)
  try {
    return await encodeCanvas(canvas, 'image/jpeg', quality / 100)
  } finally {
    release(canvas)
  }
}
