import { fineness, floorQuality, type QualityRange, qualityBy } from './fineness.ts'

/** One trial encode: the encoder's quality and the size of the file. */
export type Attempt<Output> = {
  readonly quality: number
  readonly bytes: number
  readonly output: Output
}

export type TargetSizeOptions<Output> = {
  /** In bytes, never exceeded by `best`. */
  readonly target: number
  readonly range: QualityRange
  readonly first: number
  readonly maxEncodes: number
  readonly encode: (quality: number) => Promise<{ readonly bytes: number; readonly output: Output }>
}

/** The share of the target at which the search stops. */
const minFill = 0.97
/** The share of the target to aim at. */
const aimFill = 0.99

/**
 * Finds the highest quality whose file stays within the target. Interpolates the logarithm of the size linearly in
 * fineness between the nearest attempts (secant) and extrapolates with their slope. Stops at 97 % of the target,
 * when the next quality would be too large, or after `maxEncodes`. `best` is null when even the lowest quality is too
 * large; `smallest` is the smallest encoded file.
 */
export async function searchTargetSize<Output>(options: TargetSizeOptions<Output>): Promise<{
  readonly best: Attempt<Output> | null
  readonly smallest: Attempt<Output>
  readonly encodes: number
}> {
  const { target, range, first, maxEncodes } = options
  const { lowest, highest } = range
  let under: Attempt<Output> | null = null
  let over: Attempt<Output> | null = null
  const attempts: Attempt<Output>[] = []
  let smallest: Attempt<Output> | null = null
  let quality = floorQuality(first, range)
  let encodes = 0
  for (;;) {
    const attempt: Attempt<Output> = { quality, ...(await options.encode(quality)) }
    encodes += 1
    attempts.push(attempt)
    if (smallest === null || attempt.bytes < smallest.bytes) smallest = attempt
    if (attempt.bytes <= target) {
      if (under === null || attempt.bytes > under.bytes) under = attempt
      if (attempt.bytes >= target * minFill || quality === highest) break
    } else {
      if (over === null || attempt.bytes < over.bytes) over = attempt
      if (quality === lowest) break
    }
    const next = nextQuality(under, over, slopeOf(under, over, attempts), options, maxEncodes - encodes)
    if (next === null || encodes >= maxEncodes) break
    quality = next
  }
  return { best: under, smallest, encodes }
}

/** Growth of the logarithm of the size with fineness: typical at high qualities; at low ones it is about 0.75. */
export const defaultSlope = 0.6
const minSlope = 0.1

function nextQuality(
  under: Attempt<unknown> | null,
  over: Attempt<unknown> | null,
  slope: number,
  { target, range }: TargetSizeOptions<unknown>,
  left: number,
): number | null {
  const low = under ? under.quality + range.step : range.lowest
  const high = over ? over.quality - range.step : range.highest
  if (low > high) return null
  const known = under ?? over
  if (!known) return null
  // Without a file within the target, the last attempt goes to the lowest quality.
  if (!under && left <= 1) return range.lowest
  const steps = Math.log((target * aimFill) / known.bytes) / slope
  return floorQuality(qualityBy(known.quality, steps), { lowest: low, highest: high, step: range.step })
}

/** Between the attempts around the target, or else of the last two. */
function slopeOf(
  under: Attempt<unknown> | null,
  over: Attempt<unknown> | null,
  attempts: readonly Attempt<unknown>[],
): number {
  const [a, b] = under && over ? [under, over] : attempts.slice(-2)
  if (!a || !b) return defaultSlope
  const slope = Math.log(b.bytes / a.bytes) / (fineness(b.quality) - fineness(a.quality))
  return Number.isFinite(slope) ? Math.max(minSlope, slope) : defaultSlope
}
