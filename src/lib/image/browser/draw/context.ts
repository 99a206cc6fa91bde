import { ImageFailure } from '../../image-error.ts'

type ContextSettings = {
  readonly colorSpace?: PredefinedColorSpace
  /** Optimises the canvas for reading pixels. */
  readonly willReadFrequently?: boolean
}

/** The 2D context of a canvas; fails with `too-large` where the browser provides none. */
export function contextOf(
  canvas: OffscreenCanvas,
  settings: ContextSettings,
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings)
  if (context) return context
  const { width, height } = canvas
  throw new ImageFailure({ kind: 'too-large', width, height })
}
