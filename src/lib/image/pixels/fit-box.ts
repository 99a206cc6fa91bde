export type PixelSize = { readonly width: number; readonly height: number }

/**
 * Scales a size down to fit a box, in whole pixels of at least 1 a side, preserving the ratio up to rounding; a size
 * that fits is returned unchanged. All sides must be whole numbers of at least 1.
 */
export function fitWithin(size: PixelSize, box: PixelSize): PixelSize {
  const scale = Math.min(box.width / size.width, box.height / size.height)
  return scale >= 1 ? { width: size.width, height: size.height } : scaleSize(size, scale)
}

/** Multiplies both sides by `scale` (more than 0, at most 1), in whole pixels of at least 1. */
export function scaleSize({ width, height }: PixelSize, scale: number): PixelSize {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

export function sameSize(a: PixelSize, b: PixelSize): boolean {
  return a.width === b.width && a.height === b.height
}
