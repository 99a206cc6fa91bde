import { describe, expect, it } from 'vitest'
import { guessTime, secondsToGuess } from './guess-time.ts'

describe('time to guess at 10^12 guesses per second', () => {
  it.each([
    [13.3, { kind: 'at-once' }],
    [41, { kind: 'about', amount: 1.1, unit: 'second' }],
    [50.63, { kind: 'about', amount: 15, unit: 'minute' }],
    [77.05, { kind: 'about', amount: 2500, unit: 'year' }],
    [103.107, { kind: 'universe', times: 13 }],
  ] as const)('%f bits', (bits, time) => {
    expect(guessTime(bits)).toEqual(time)
  })

  it('doubles with every bit', () => {
    for (let bits = 0; bits < 300; bits += 1) expect(secondsToGuess(bits + 1)).toBe(2 * secondsToGuess(bits))
  })

  it('is infinite beyond the range of doubles', () => {
    expect(guessTime(2000)).toEqual({ kind: 'universe', times: Number.POSITIVE_INFINITY })
  })
})
