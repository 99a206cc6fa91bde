/** One try: the encoder's quality, the file's size in bytes and its look (higher is better). */
export type QualityAttempt<Output> = {
  readonly quality: number
  readonly bytes: number
  readonly look: number
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

/** How fast the look grows with the quality where only one try is known. */
const defaultSlope = 0.5
/** A look this much above the target is close enough. */
const closeEnough = 0.6

/**
 * Finds the lowest quality whose look reaches the target, by the secant through the nearest tries.
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
    if (attempt.look >= target) {
      if (above === null || attempt.bytes < above.bytes) above = attempt
    } else if (below === null || attempt.look > below.look) below = attempt
    const low: number = below ? below.quality + 1 : lowest
    const high: number = above ? above.quality - 1 : highest
    const done = low > high || encodes >= maxEncodes || (above && above.look - target <= closeEnough)
    if (done) return { best: above, closest: above ?? below ?? attempt, encodes }
    const slope: number =
      above && below && above.quality > below.quality
        ? Math.max(0.05, (above.look - below.look) / (above.quality - below.quality))
        : defaultSlope
    // Half a point of safety, so that the next try rather reaches the target than just misses it.
    const guess: number = attempt.quality + (target + closeEnough / 2 - attempt.look) / slope
    quality = Math.min(high, Math.max(low, Math.round(guess)))
  }
}
