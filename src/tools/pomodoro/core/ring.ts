import { minute } from './modes.ts'

/** More would be too fine to tell apart. */
const maxSegments = 60

/** The circle's circumference per gap: segments are always the same distance apart, however long they are. */
const gapsPerTurn = 160

/** Of its length, for the many short segments of a long timer. */
const maxGap = 0.24

export type RingSegments = {
  /** One a minute, at most 60. */
  readonly count: number
  /** A segment and the gap after it, in segments: the dashes of the whole ring. */
  readonly track: readonly number[]
  /** The dashes of the remaining part, with a gap up to the end of the ring. */
  readonly left: readonly number[]
}

const rounded = (length: number) => Math.round(length * 1e4) / 1e4

/** The segments of the ring for a session and the share of it that remains, 0 … 1. */
export function ringSegments(durationMs: number, part: number): RingSegments {
  const count = Math.min(maxSegments, Math.max(1, Math.round(durationMs / minute)))
  const gap = rounded(count === 1 ? 0 : Math.min(maxGap, count / gapsPerTurn))
  const segment = rounded(1 - gap)
  const remaining = Math.min(1, Math.max(0, part)) * count
  const whole = Math.floor(remaining)
  const dashes = Array.from({ length: whole }, () => [segment, gap]).flat()
  return {
    count,
    track: [segment, gap],
    left: [...dashes, rounded((remaining - whole) * segment), count],
  }
}
