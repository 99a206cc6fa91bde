import { levels } from './size-level.ts'

/** A document that was made, or estimated, at a level. */
export type Trial = { readonly level: number; readonly bytes: number }

export type LevelSearch<Output> = {
  /** In bytes; `best` is never larger. */
  readonly target: number
  /** The share of the target from which on a document is large enough. */
  readonly fill: number
  readonly first: number
  /** How the logarithm of the size changes with the level, as far as it is known. */
  readonly slope: number
  readonly maxTrials: number
  /** Sizes fall with the level. */
  readonly make: (level: number) => Promise<{ readonly bytes: number; readonly output: Output }>
}

export type LevelFound<Output> = {
  /** The largest document within the target; null when even the smallest level is too large. */
  readonly best: (Trial & { readonly output: Output }) | null
  /** Without `best` it is that of the smallest level, which every later search gets to. */
  readonly last: Trial
  readonly slope: number
}

/** Expected of photos before the first two trials have shown it. */
export const defaultSlope = -1
const flattestSlope = -0.05
/** Levels that are this close make no difference worth another trial. */
const nearest = 0.002

/**
 * Finds the level whose document fills the target without exceeding it: the logarithm of the size is interpolated between
 * the nearest trials on both sides, or extrapolated with the slope of the last ones.
 */
export async function searchLevel<Output>(search: LevelSearch<Output>): Promise<LevelFound<Output>> {
  const { target, fill, maxTrials, make } = search
  let { slope } = search
  let level = clamp(search.first)
  // Of a document that is too large nothing is kept but its size.
  let over: Trial | null = null
  let under: LevelFound<Output>['best'] = null
  for (let count = 1; ; count += 1) {
    const { bytes, output } = await make(level)
    const trial: Trial = { level, bytes }
    const other: Trial | null = trial.bytes > target ? (under ?? over) : (over ?? under)
    if (other && other.level !== level) slope = slopeBetween(trial, other)
    if (trial.bytes > target) over = trial
    else under = { ...trial, output }
    const isFilled = under !== null && (under.bytes >= target * fill || under.level === levels.finest)
    const isClose = over && under && under.level - over.level < nearest
    const isSpent = under !== null && count >= maxTrials
    if (isFilled || isClose || isSpent || over?.level === levels.smallest)
      return { best: under, last: trial, slope }
    // Only at the smallest level it is certain that there is no document within the target.
    level = count >= maxTrials ? levels.smallest : nextLevel(trial, { over, under, slope, target, fill })
  }
}

const clamp = (level: number) => Math.min(levels.smallest, Math.max(levels.finest, level))

const slopeBetween = (a: Trial, b: Trial) =>
  Math.min(flattestSlope, Math.log(a.bytes / b.bytes) / (a.level - b.level))

type Known = Pick<LevelSearch<unknown>, 'slope' | 'target' | 'fill'> & {
  readonly over: Trial | null
  readonly under: Trial | null
}

function nextLevel(last: Trial, { over, under, slope, target, fill }: Known): number {
  const aim = Math.log((target * (1 + fill)) / 2)
  const next = last.level + (aim - Math.log(last.bytes)) / slope
  if (!over || !under) return clamp(next)
  // A share of the way at least, so that each trial narrows what is left.
  const margin = (under.level - over.level) / 20
  return Math.min(under.level - margin, Math.max(over.level + margin, next))
}
