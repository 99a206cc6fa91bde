/** One trial encode: the encoder's quality, the file's size in bytes and its similarity (higher is better). */
export type QualityAttempt<Output> = {
  readonly quality: number
  readonly bytes: number
  readonly similarity: number
  readonly output: Output
}

export type TargetQualityOptions<Output> = {
  readonly target: number
  /** Whole numbers. */
  readonly lowest: number
  readonly highest: number
  readonly first: number
  readonly maxEncodes: number
  readonly encode: (quality: number) => Promise<Omit<QualityAttempt<Output>, 'quality'>>
}

/** Assumed growth of similarity per step of quality while there is only one attempt. */
const defaultSlope = 0.5
/** The search stops at a similarity at most this much above the target. */
const closeEnough = 0.6

/**
 * Finds the lowest quality whose similarity reaches the target, by the secant through the nearest attempts.
 * `best` is the smallest file that reaches it, null when none does.
 */
export async function searchTargetQuality<Output>(options: TargetQualityOptions<Output>): Promise<{
  readonly best: QualityAttempt<Output> | null
  readonly closest: QualityAttempt<Output>
  readonly encodes: number
}> {
  const { target, lowest, highest, maxEncodes } = options
  let above: QualityAttempt<Output> | null = null
  let below: QualityAttempt<Output> | null = null
  let quality = Math.min(highest, Math.max(lowest, Math.round(options.first)))
  for (let encodes = 1; ; encodes += 1) {
    const attempt: QualityAttempt<Output> = { quality, ...(await options.encode(quality)) }
    if (attempt.similarity >= target) {
      if (above === null || attempt.bytes < above.bytes) above = attempt
    } else if (below === null || attempt.similarity > below.similarity) below = attempt
    const low: number = below ? below.quality + 1 : lowest
    const high: number = above ? above.quality - 1 : highest
    const done = low > high || encodes >= maxEncodes || (above && above.similarity - target <= closeEnough)
    if (done) return { best: above, closest: above ?? below ?? attempt, encodes }
    const slope: number =
      above && below && above.quality > below.quality
        ? Math.max(0.05, (above.similarity - below.similarity) / (above.quality - below.quality))
        : defaultSlope
    // Aims a little higher, so that the next attempt reaches the target rather than just missing it.
    const guess: number = attempt.quality + (target + closeEnough / 2 - attempt.similarity) / slope
    quality = Math.min(high, Math.max(low, Math.round(guess)))
  }
}
