import { describe, expect, it } from 'vitest'
import { clockShift, shiftTimer } from './clock-shift.ts'
import type { RunningTimer } from './timer.ts'

const reading = (wall: number, monotonic: number, visible = true) => ({ wall, monotonic, visible })

describe('between two readings the clock was set by', () => {
  it.each([
    ['nothing', reading(0, 0), reading(1000, 1000), 0],
    ['nothing, in a slow tick', reading(0, 0), reading(60_000, 60_000, false), 0],
    ['nothing, for less than two seconds', reading(0, 0), reading(2900, 1000), 0],
    ['an hour back', reading(0, 0), reading(-3_599_000, 1000), -3_600_000],
    ['an hour back, out of sight', reading(0, 0, false), reading(-3_599_000, 1000, false), -3_600_000],
    ['half a minute forward', reading(0, 0), reading(31_000, 1000), 30_000],
    ['nothing: half a minute of sleep out of sight', reading(0, 0, false), reading(31_000, 1000), 0],
    ['nothing: eight hours of sleep', reading(0, 0), reading(28_801_000, 1000), 0],
  ])('%s', (_, before, now, by) => {
    expect(clockShift(before, now)).toBe(by)
  })
})

describe('a running timer', () => {
  const timer: RunningTimer = {
    id: 'a',
    mode: 'work',
    durationMs: 1_500_000,
    status: 'running',
    startedAt: 10_000_000,
    deadline: 11_500_000,
  }
  const shifted = shiftTimer(timer, -3_600_000, 6_400_000)

  it('moves along', () => {
    expect([shifted.startedAt, shifted.deadline]).toEqual([6_400_000, 7_900_000])
  })

  it('moves once for a change that two tabs saw', () => {
    expect(shiftTimer(shifted, -3_600_400, 6_400_700)).toBe(shifted)
  })

  it('moves again for another change, or a later one', () => {
    expect(shiftTimer(shifted, 3_600_000, 10_000_700).deadline).toBe(11_500_000)
    expect(shiftTimer(shifted, -3_600_000, 6_500_000).deadline).toBe(4_300_000)
  })
})
