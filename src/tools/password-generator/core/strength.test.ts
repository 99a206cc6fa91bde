import { describe, expect, it } from 'vitest'
import { guessTime } from './guess-time.ts'
import { strengthOf } from './strength.ts'

describe('strength by the specified rules', () => {
  it.each([
    ['', 'weak'],
    ['Aa1!Aa1', 'weak'],
    ['aaaaaaaa', 'weak'],
    ['a'.repeat(64), 'weak'],
    ['aaaaaaa1', 'medium'],
    ['Aa1!Aa1!', 'medium'],
    ['Aa1!Aa1!Aa1', 'medium'],
    ['aaaaaaaaaaa1', 'medium'],
    ['aaaaaaaaaa1A', 'strong'],
    ['Qwerty123456', 'strong'],
    ['correct horse battery staple', 'medium'],
    ['ğğğğğğğ1', 'medium'],
  ])('%s is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength)
  })
})

describe('time to guess at a trillion a second', () => {
  it.each([
    [13.3, { kind: 'at-once' }],
    [41, { kind: 'about', amount: 1.1, unit: 'second' }],
    [50.63, { kind: 'about', amount: 15, unit: 'minute' }],
    [77.05, { kind: 'about', amount: 2500, unit: 'year' }],
    [103.107, { kind: 'universe', times: 13 }],
  ] as const)('%f bits', (bits, time) => {
    expect(guessTime(bits)).toEqual(time)
  })

  it('grows with every bit', () => {
    expect(guessTime(60).kind).toBe('about')
    expect(guessTime(2000)).toEqual({ kind: 'universe', times: Number.POSITIVE_INFINITY })
  })
})
