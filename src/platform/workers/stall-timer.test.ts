import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createStallTimer } from './stall-timer.ts'

function open() {
  const clock = createFakeClock()
  let stalls = 0
  const timer = createStallTimer(clock, () => {
    stalls += 1
  })
  return { clock, timer, stalls: () => stalls }
}

describe('a stall timer', () => {
  it('calls back once after the timeout', () => {
    const { clock, timer, stalls } = open()
    timer.start(1000)
    clock.advance(999)
    expect(stalls()).toBe(0)
    clock.advance(1)
    clock.advance(10_000)
    expect([stalls(), clock.waiting()]).toEqual([1, 0])
  })

  it('restarts on activity, and uses the longer of two timeouts', () => {
    const { clock, timer, stalls } = open()
    timer.start(1000)
    timer.start(500)
    clock.advance(900)
    timer.restart()
    clock.advance(900)
    expect(stalls()).toBe(0)
    clock.advance(100)
    expect(stalls()).toBe(1)
  })

  it('stops, and is not started by activity', () => {
    const { clock, timer, stalls } = open()
    timer.restart()
    timer.start(1000)
    timer.stop()
    timer.restart()
    clock.advance(10_000)
    expect([stalls(), clock.waiting()]).toEqual([0, 0])
  })

  it('counts a jump of the clock, as after sleep, as one tick at most', () => {
    const { clock, timer, stalls } = open()
    timer.start(1000)
    clock.set(clock.now() + 3_600_000)
    clock.advance(999)
    expect(stalls()).toBe(0)
  })
})
