import { ImageFailure } from '../../image-error.ts'

type ContextSettings = {
  readonly colorSpace?: PredefinedColorSpace
  /** Keeps the pixels where they can be read fast. */
  readonly willReadFrequently?: boolean
}

/** The drawing context of a canvas; fails with `too-large` where the browser gives none. */
export function contextOf(
  canvas: OffscreenCanvas,
  settings: ContextSettings,
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings)
  if (context) return context
  const { width, height } = canvas
  throw new ImageFailure({ kind: 'too-large', width, height })
}
