/** One trial encode: the encoder's quality and the size of the file. */
export type Attempt<Output> = {
  readonly quality: number
  readonly bytes: number
  readonly output: Output
}

export type TargetSizeOptions<Output> = {
  /** In bytes, never exceeded by `best`. */
  readonly target: number
  /** Lowest and highest quality to try, whole numbers. */
  readonly lowest: number
  readonly highest: number
  readonly first: number
  readonly maxEncodes: number
  /** After this many encodes any file within the target is accepted. */
  readonly enoughEncodes?: number
  /** A file that was encoded before. */
  readonly known?: Attempt<Output>
  /** Assumed growth of the logarithm of the size with fineness while there is only one attempt. */
  readonly slope?: number
  readonly encode: (quality: number) => Promise<{ readonly bytes: number; readonly output: Output }>
}

/** The share of the target at which the search stops. */
export const minFill = 0.97
/** The share of the target to aim at. */
export const aimFill = 0.99

/**
 * Minus the logarithm of the percentage by which a JPEG encoder scales its quantisation tables at a quality from 1 to
 * 100 (the Independent JPEG Group's scale). The logarithm of the size is nearly linear in it, while the last steps of
 * quality each add 10 to 20 %.
 */
function fineness(quality: number): number {
  return -Math.log(Math.max(1, quality < 50 ? 5000 / quality : 200 - 2 * quality))
}

/** The quality whose fineness is higher by `by`, not rounded; at most 100. */
export function qualityBy(quality: number, by: number): number {
  const percent = Math.max(1, Math.exp(-fineness(quality) - by))
  if (percent > 100) return 5000 / percent
  return percent === 1 ? 100 : (200 - percent) / 2
}

/**
 * Finds the highest quality whose file stays within the target. Interpolates the logarithm of the size linearly in
 * fineness between the nearest attempts (secant) and extrapolates with an estimated slope. Stops at 97 % of the target,
 * when the next quality would be too large, or after `maxEncodes`. `best` is null when even the lowest quality is too
 * large; `over` is the smallest known file above the target; `smallest` is the smallest encoded file.
 */
export async function searchTargetSize<Output>(options: TargetSizeOptions<Output>): Promise<{
  readonly best: Attempt<Output> | null
  readonly over: Attempt<Output> | null
  readonly smallest: Attempt<Output>
  readonly encodes: number
}> {
  const { target, lowest, highest, first, maxEncodes, known = null } = options
  let under = known && known.bytes <= target ? known : null
  let over = known && known.bytes > target ? known : null
  let smallest: Attempt<Output> | null = null
  let quality = clamp(first, lowest, highest)
  let encodes = 0
  for (;;) {
    const attempt: Attempt<Output> = { quality, ...(await options.encode(quality)) }
    encodes += 1
    if (smallest === null || attempt.bytes < smallest.bytes) smallest = attempt
    if (attempt.bytes <= target) {
      if (under === null || attempt.bytes > under.bytes) under = attempt
      if (attempt.bytes >= target * minFill || quality === highest) break
    } else {
      if (over === null || attempt.bytes < over.bytes) over = attempt
      if (quality === lowest) break
    }
    const next = nextQuality(under, over, options, maxEncodes - encodes)
    if (next === null || encodes >= (under ? (options.enoughEncodes ?? maxEncodes) : maxEncodes)) break
    quality = next
  }
  return { best: under, over, smallest, encodes }
}

/** Typical at high qualities; at low ones it is about 0.75. */
export const defaultSlope = 0.6

function nextQuality(
  under: Attempt<unknown> | null,
  over: Attempt<unknown> | null,
  {
    target,
    lowest,
    highest,
    known: fallback,
    slope: assumedSlope = defaultSlope,
  }: TargetSizeOptions<unknown>,
  left: number,
): number | null {
  const low = under ? under.quality + 1 : lowest
  const high = over ? over.quality - 1 : highest
  if (low > high) return null
  const known = under ?? over
  if (!known) return null
  // Without a file within the target, the last attempt goes to the lowest quality.
  if (!under && !fallback && left <= 1) return lowest
  const slope =
    under && over
      ? Math.log(over.bytes / under.bytes) / (fineness(over.quality) - fineness(under.quality))
      : assumedSlope
  const steps = Math.log((target * aimFill) / known.bytes) / Math.max(slope, 1e-6)
  const guess = qualityBy(known.quality, steps)
  return clamp(Math.floor(guess), low, high)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.round(value)))
}
