import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../platform/testing/clock.ts'
import { createFakeArea } from '../../../platform/testing/storage.ts'
import {
  createRecentPasswords,
  movePasswords,
  recentPasswordsIn,
  removeExpired,
  savePasswords,
  undoChange,
} from './recent-passwords.ts'

const minute = 60_000
const hour = 60 * minute

function listAt(start: number) {
  const clock = createFakeClock(start)
  let serial = 0
  const newId = () => {
    serial += 1
    return `id${serial}`
  }
  const recent = createRecentPasswords({ area: createFakeArea(), clock, newId })
  const add = (password: string) => recent.add({ password, strength: 'strong' })
  const left = () => recent.read().entries.map(({ value }) => value.password)
  return { clock, recent, add, left }
}

describe('expiry', () => {
  it.each([
    ['hour', hour],
    ['day', 24 * hour],
    ['week', 7 * 24 * hour],
  ] as const)('removes a password after one %s, and not a millisecond earlier', (expiry, lifetimeMs) => {
    const { clock, recent, add, left } = listAt(0)
    add('old')
    clock.advance(minute)
    add('young')
    clock.advance(lifetimeMs - minute - 1)
    removeExpired(recent, expiry, clock)
    expect(left()).toEqual(['young', 'old'])
    clock.advance(1)
    removeExpired(recent, expiry, clock)
    expect(left()).toEqual(['young'])
  })

  it('removes nothing by default', () => {
    const { clock, recent, add, left } = listAt(0)
    add('old')
    clock.advance(10 * 365 * 24 * hour)
    removeExpired(recent, 'never', clock)
    expect(left()).toEqual(['old'])
  })

  it('removes a password as far in the future, after the clock was set back', () => {
    const { clock, recent, add, left } = listAt(100 * hour)
    add('from the future')
    clock.set(99.5 * hour)
    removeExpired(recent, 'hour', clock)
    expect(left()).toEqual(['from the future'])
    clock.set(50 * hour)
    removeExpired(recent, 'hour', clock)
    expect(left()).toEqual([])
  })
})

describe('where they are stored', () => {
  const passwords = (place: 'device' | 'tab') =>
    recentPasswordsIn(place)
      ?.read()
      .entries.map(({ value }) => value.password)

  it('stores ten at most, the first of those generated together on top', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      password: `p${index}`,
      strength: 'weak' as const,
    }))
    savePasswords('device', many)
    expect(passwords('device')).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'])
    savePasswords('device', [{ password: 'newest', strength: 'weak' }])
    expect(passwords('device')?.slice(0, 2)).toEqual(['newest', 'p0'])
    expect(passwords('device')).toHaveLength(10)
  })

  it('moves all entries and leaves none behind; turned off, they can be restored', () => {
    recentPasswordsIn('device')?.clear()
    savePasswords('device', [
      { password: 'a', strength: 'weak' },
      { password: 'b', strength: 'weak' },
    ])
    movePasswords('device', 'tab')
    expect([passwords('device'), passwords('tab')]).toEqual([[], ['a', 'b']])
    const removed = movePasswords('tab', 'off')
    expect([passwords('device'), passwords('tab')]).toEqual([[], []])
    savePasswords('off', [{ password: 'c', strength: 'weak' }])
    recentPasswordsIn('tab')?.restore(removed)
    expect([passwords('device'), passwords('tab')]).toEqual([[], ['a', 'b']])
  })

  it('returns which were removed for new ones, and restores them', () => {
    recentPasswordsIn('device')?.clear()
    const weak = (...texts: string[]) => texts.map((password) => ({ password, strength: 'weak' as const }))
    expect(savePasswords('device', weak('1', '2', '3', '4', '5', '6', '7', '8', '9', '10'))).toBeUndefined()
    const change = savePasswords('device', weak('new', 'newer'))
    expect(change?.evicted).toHaveLength(2)
    expect(passwords('device')).not.toContain('10')
    if (change) expect(undoChange(change, 'device')).toBe('device')
    expect(passwords('device')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })

  it('restores to the current place, not to the previous one', () => {
    recentPasswordsIn('device')?.clear()
    recentPasswordsIn('tab')?.clear()
    savePasswords('device', [{ password: 'a', strength: 'weak' }])
    const gone = recentPasswordsIn('device')?.clear() ?? []
    expect(undoChange({ ids: [], evicted: gone }, 'tab')).toBe('tab')
    expect([passwords('device'), passwords('tab')]).toEqual([[], ['a']])
    const off = movePasswords('tab', 'off')
    expect(undoChange({ ids: [], evicted: off, turnedOff: 'tab' }, 'off')).toBe('tab')
    expect([passwords('device'), passwords('tab')]).toEqual([[], ['a']])
  })
})
