import { ceilQuality, fineness, type QualityRange, qualityBy } from './fineness.ts'

/** One trial encode: the encoder's quality, the file's size in bytes and its similarity (higher is better). */
export type QualityAttempt<Output> = {
  readonly quality: number
  readonly bytes: number
  readonly similarity: number
  readonly output: Output
}

export type TargetQualityOptions<Output> = {
  readonly target: number
  readonly range: QualityRange
  readonly first: number
  readonly maxEncodes: number
  /** The last step is tried as well, and what is returned reaches the target by a trial of its own. */
  readonly isTried?: boolean
  readonly encode: (quality: number) => Promise<Omit<QualityAttempt<Output>, 'quality'>>
}

export type FoundQuality<Output> = {
  readonly quality: number
  /** Of the trial at this quality; where there was none, as expected from others nearby. */
  readonly similarity: number
  readonly bytes: number
  /** The target is reached. */
  readonly met: boolean
  /** The trial at this quality. */
  readonly output: Output | null
}

/** A target is reached by what lacks this much to it: the line ends there but for rounding. */
const rounding = 0.01
/** The highest similarity. */
const identical = 100
/** Assumed while there is only one attempt; see `fineness`. */
const defaultSlopes = { lack: -0.55, bytes: 0.64 } as const
const slopeLimits = { min: -1.2, max: -0.25 } as const
/** An attempt this near to the target needs no other to tell the quality that meets it; two attempts, one of these. */
const nearEnough = { alone: 0.3, together: 1.5 } as const
/** Where the last step is tried: what is aimed at above the target, and an attempt that far above it is taken. */
const surplus = { aim: 0.12, max: 0.35 } as const

const lackOf = (similarity: number) => Math.log(Math.max(0.01, identical - similarity))

/**
 * Finds the lowest quality whose similarity reaches the target. The last step is not tried: between attempts, or near to
 * one, the line through them tells what comes out, unless `isTried`. When the target is not reached, the nearest attempt is
 * returned.
 */
export async function searchTargetQuality<Output>(
  options: TargetQualityOptions<Output>,
): Promise<FoundQuality<Output>> {
  const { target, range, maxEncodes, isTried = false } = options
  const aim = isTried ? target + surplus.aim : target
  const isMet = ({ similarity }: QualityAttempt<Output>) => similarity >= target - rounding
  const attempts: QualityAttempt<Output>[] = []
  const distance = ({ similarity }: QualityAttempt<Output>) => Math.abs(similarity - target)
  let quality = ceilQuality(options.first, range)
  for (;;) {
    attempts.push({ quality, ...(await options.encode(quality)) })
    const [nearest, second] = pickTwo(attempts, target)
    if (!nearest) throw new Error('no attempt')
    const line = lineThrough(nearest, second)
    if (isTried && isMet(nearest) && distance(nearest) <= surplus.max) return { ...nearest, met: true }
    const wanted = qualityBy(nearest.quality, (lackOf(aim) - lackOf(nearest.similarity)) / line.lack)
    quality = ceilQuality(wanted, range)
    const tried = attempts.find((each) => each.quality === quality)
    // Above the highest quality nothing can be estimated: whether that one reaches the target is seen by trying it.
    const isNear =
      !isTried &&
      wanted <= range.highest &&
      distance(nearest) <= (second ? nearEnough.together : nearEnough.alone)
    if (tried && !isTried) {
      // Rounding: the line says that the next quality is one that was tried.
      const best = isMet(tried) ? tried : nearest
      return { ...best, met: isMet(best) }
    }
    if (isNear) return { quality, ...expected(nearest, line, quality), met: true, output: null }
    if (tried || attempts.length >= maxEncodes) {
      const above = attempts.filter(isMet)
      const best = above.toSorted((a, b) => a.bytes - b.bytes)[0] ?? nearest
      return { ...best, met: above.length > 0 }
    }
  }
}

/** The nearest attempt, and the nearest on the other side of the target, or else the next nearest. */
function pickTwo<Output>(attempts: readonly QualityAttempt<Output>[], target: number) {
  const sorted = attempts.toSorted(
    (a, b) => Math.abs(a.similarity - target) - Math.abs(b.similarity - target),
  )
  const [nearest, ...others] = sorted
  const other = others.find((each) => each.similarity >= target !== (nearest && nearest.similarity >= target))
  return [nearest, other ?? others[0]] as const
}

type Line = { readonly lack: number; readonly bytes: number }

/** Slopes over fineness. */
function lineThrough(a: QualityAttempt<unknown>, b: QualityAttempt<unknown> | undefined): Line {
  const run = b ? fineness(b.quality) - fineness(a.quality) : 0
  if (!b || run === 0) return defaultSlopes
  const lack = (lackOf(b.similarity) - lackOf(a.similarity)) / run
  return {
    lack: Math.min(slopeLimits.max, Math.max(slopeLimits.min, lack)),
    bytes: Math.log(b.bytes / a.bytes) / run,
  }
}

function expected(from: QualityAttempt<unknown>, line: Line, quality: number) {
  const run = fineness(quality) - fineness(from.quality)
  return {
    similarity: identical - Math.exp(lackOf(from.similarity) + line.lack * run),
    bytes: from.bytes * Math.exp(line.bytes * run),
  }
}
