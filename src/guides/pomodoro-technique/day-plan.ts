export type Interval = {
  readonly kind: 'work' | 'short' | 'long'
  readonly start: number
  readonly minutes: number
}

const lengths = { work: 25, short: 5, long: 15 } as const
const pomodorosInSet = 4

/** How many pomodoros are shown first. */
export const firstCount = 4

/** `count` pomodoros with breaks, in minutes from the start: a longer break after every fourth, none at the end. */
export function dayPlan(count: number): readonly Interval[] {
  const kinds = Array.from({ length: 2 * count - 1 }, (_, index): Interval['kind'] => {
    if (index % 2 === 0) return 'work'
    return ((index + 1) / 2) % pomodorosInSet === 0 ? 'long' : 'short'
  })
  let start = 0
  return kinds.map((kind) => {
    const interval = { kind, start, minutes: lengths[kind] }
    start += interval.minutes
    return interval
  })
}

export const minutesOf = (plan: readonly Interval[]): number =>
  plan.reduce((sum, { minutes }) => sum + minutes, 0)
