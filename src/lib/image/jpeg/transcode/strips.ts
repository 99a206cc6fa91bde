import { type CoefficientImage, emptyComponents } from './coefficients.ts'

/** A JFIF segment without a pixel density (ITU-T T.871, 10.1). */
export const jfifSegment = Uint8Array.of(
  ...[0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0],
  ...[1, 1, 0, 0, 1, 0, 1, 0, 0],
)

/** An empty picture of this size with the sampling and tables of `strip`. */
export function emptyComponentsOf(
  strip: CoefficientImage,
  size: { readonly width: number; readonly height: number },
): CoefficientImage {
  const { width, height } = size
  return {
    width,
    height,
    components: emptyComponents(size, strip.components),
    quantTables: strip.quantTables,
  }
}

/**
 * Copies a strip, encoded on its own with the tables of `image`, to its position. `top` is in pixels and a multiple of
 * the height of an MCU: 16 with subsampled chroma, otherwise 8.
 */
export function placeStrip(image: CoefficientImage, strip: CoefficientImage, top: number): void {
  const unit = 8 * Math.max(...image.components.map(({ down }) => down))
  for (const [index, { down, stride, values }] of image.components.entries()) {
    const from = strip.components[index]
    if (!from || from.stride !== stride || top % unit !== 0) throw new RangeError('the strip does not fit')
    values.set(from.values, (top / unit) * down * stride * 64)
  }
}
