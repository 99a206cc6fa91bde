/**
 * The percentage by which a JPEG encoder scales its quantisation tables at a quality from 1 to 100 (the Independent JPEG
 * Group's scale).
 */
export function quantisationPercent(quality: number): number {
  return Math.max(1, quality < 50 ? 5000 / quality : 200 - 2 * quality)
}

/**
 * Minus the logarithm of that percentage. The logarithms of a file's size and of what it lacks to the highest similarity
 * are nearly linear in it, while the last steps of quality each add 10 to 20 % to the size.
 */
export function fineness(quality: number): number {
  return -Math.log(quantisationPercent(quality))
}

/** The quality whose fineness is higher by `by`, not rounded; at most 100. */
export function qualityBy(quality: number, by: number): number {
  const percent = Math.max(1, Math.exp(-fineness(quality) - by))
  if (percent > 100) return 5000 / percent
  return percent === 1 ? 100 : (200 - percent) / 2
}

/** Qualities that an encoder takes. */
export type QualityRange = { readonly lowest: number; readonly highest: number; readonly step: number }

/** The nearest quality of a range that is not above `quality`. */
export const floorQuality = (quality: number, { lowest, highest, step }: QualityRange): number =>
  Math.min(highest, Math.max(lowest, Math.floor(quality / step + 1e-9) * step))

/** The nearest quality of a range that is not below `quality`. */
export const ceilQuality = (quality: number, { lowest, highest, step }: QualityRange): number =>
  Math.min(highest, Math.max(lowest, Math.ceil(quality / step - 1e-9) * step))
