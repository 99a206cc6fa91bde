import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../platform/testing/clock.ts'
import { createFakeArea } from '../../../platform/testing/storage.ts'
import { expiries } from '../core/settings.ts'
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

function createHistoryAt(start: number) {
  const clock = createFakeClock(start)
  let serial = 0
  const newId = () => {
    serial += 1
    return `id${serial}`
  }
  const recent = createRecentPasswords({ area: createFakeArea(), clock, newId })
  const add = (password: string) => recent.add({ password, strength: 'strong' })
  const stored = () => recent.read().entries.map(({ value }) => value.password)
  return { clock, recent, add, stored }
}

describe('removeExpired', () => {
  it.each([
    ['hour', hour],
    ['day', 24 * hour],
    ['week', 7 * 24 * hour],
  ] as const)('removes a password after exactly one %s', (expiry, lifetime) => {
    const { clock, recent, add, stored } = createHistoryAt(0)
    add('old')
    clock.advance(minute)
    add('young')
    clock.advance(lifetime - minute - 1)
    removeExpired(recent, expiry, clock)
    expect(stored()).toEqual(['young', 'old'])
    clock.advance(1)
    removeExpired(recent, expiry, clock)
    expect(stored()).toEqual(['young'])
  })

  it.each(expiries)('removes a password after ten years unless the expiry is never: %s', (expiry) => {
    const { clock, recent, add, stored } = createHistoryAt(0)
    add('old')
    clock.advance(10 * 365 * 24 * hour)
    removeExpired(recent, expiry, clock)
    expect(stored()).toEqual(expiry === 'never' ? ['old'] : [])
  })

  it('removes a password with a timestamp too far in the future after the clock was set back', () => {
    const { clock, recent, add, stored } = createHistoryAt(100 * hour)
    add('from the future')
    clock.set(99.5 * hour)
    removeExpired(recent, 'hour', clock)
    expect(stored()).toEqual(['from the future'])
    clock.set(50 * hour)
    removeExpired(recent, 'hour', clock)
    expect(stored()).toEqual([])
  })
})

describe('storage of recent passwords', () => {
  const passwords = (location: 'device' | 'tab') =>
    recentPasswordsIn(location)
      ?.read()
      .entries.map(({ value }) => value.password)

  it('saves at most ten passwords, the first of a batch on top', () => {
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

  it('moves all passwords to another location, and returns them for an undo when it is turned off', () => {
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

  it('returns the passwords that new ones displaced, and restores them on undo', () => {
    recentPasswordsIn('device')?.clear()
    const weak = (...texts: string[]) => texts.map((password) => ({ password, strength: 'weak' as const }))
    expect(savePasswords('device', weak('1', '2', '3', '4', '5', '6', '7', '8', '9', '10'))).toBeUndefined()
    const change = savePasswords('device', weak('new', 'newer'))
    expect(change?.evicted).toHaveLength(2)
    expect(passwords('device')).not.toContain('10')
    if (change) expect(undoChange(change, 'device')).toBe('device')
    expect(passwords('device')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })

  it('restores to the current location or, if it is off, to the previous one', () => {
    recentPasswordsIn('device')?.clear()
    recentPasswordsIn('tab')?.clear()
    savePasswords('device', [{ password: 'a', strength: 'weak' }])
    const evicted = recentPasswordsIn('device')?.clear() ?? []
    expect(undoChange({ ids: [], evicted }, 'tab')).toBe('tab')
    expect([passwords('device'), passwords('tab')]).toEqual([[], ['a']])
    const off = movePasswords('tab', 'off')
    expect(undoChange({ ids: [], evicted: off, previousLocation: 'tab' }, 'off')).toBe('tab')
    expect([passwords('device'), passwords('tab')]).toEqual([[], ['a']])
  })
})
