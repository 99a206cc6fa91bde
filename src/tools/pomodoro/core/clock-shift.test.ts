import { describe, expect, it } from 'vitest'
import { clockShift, shiftTimer } from './clock-shift.ts'
import type { RunningTimer } from './timer.ts'

const reading = (wall: number, monotonic: number, visible = true) => ({ wall, monotonic, visible })

describe('clockShift', () => {
  it.each([
    ['ignores ordinary passing of time', reading(0, 0), reading(1000, 1000), 0],
    ['ignores a slow tick', reading(0, 0), reading(60_000, 60_000, false), 0],
    ['ignores a difference of less than two seconds', reading(0, 0), reading(2900, 1000), 0],
    ['detects an hour back', reading(0, 0), reading(-3_599_000, 1000), -3_600_000],
    [
      'detects an hour back in a hidden page',
      reading(0, 0, false),
      reading(-3_599_000, 1000, false),
      -3_600_000,
    ],
    ['detects half a minute forward', reading(0, 0), reading(31_000, 1000), 30_000],
    [
      'treats half a minute forward in a hidden page as sleep',
      reading(0, 0, false),
      reading(31_000, 1000),
      0,
    ],
    ['treats eight hours forward as sleep', reading(0, 0), reading(28_801_000, 1000), 0],
  ])('%s', (_, before, now, by) => {
    expect(clockShift(before, now)).toBe(by)
  })
})

describe('shiftTimer', () => {
  const timer: RunningTimer = {
    id: 'a',
    mode: 'work',
    durationMs: 1_500_000,
    status: 'running',
    startedAt: 10_000_000,
    deadline: 11_500_000,
  }
  const shifted = shiftTimer(timer, -3_600_000, 6_400_000)

  it('moves start and deadline by the shift', () => {
    expect([shifted.startedAt, shifted.deadline]).toEqual([6_400_000, 7_900_000])
  })

  it('applies a change seen by two tabs once', () => {
    expect(shiftTimer(shifted, -3_600_400, 6_400_700)).toBe(shifted)
  })

  it('applies a different or later change again', () => {
    expect(shiftTimer(shifted, 3_600_000, 10_000_700).deadline).toBe(11_500_000)
    expect(shiftTimer(shifted, -3_600_000, 6_500_000).deadline).toBe(4_300_000)
  })
})
