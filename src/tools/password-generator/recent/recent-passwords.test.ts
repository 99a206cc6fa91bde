import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../platform/testing/clock.ts'
import { createFakeArea } from '../../../platform/testing/storage.ts'
import { expiries } from '../core/settings.ts'
import {
  createRecent,
  movePasswords,
  recentIn,
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
  const recent = createRecent({ area: createFakeArea(), clock, newId })
  const add = (password: string) => recent.add({ password, strength: 'strong' })
  const left = () => recent.read().entries.map(({ value }) => value.password)
  return { clock, recent, add, left }
}

describe('what expires', () => {
  it.each([
    ['hour', hour],
    ['day', 24 * hour],
    ['week', 7 * 24 * hour],
  ] as const)('after one %s a password is removed, and not a moment earlier', (expiry, life) => {
    const { clock, recent, add, left } = listAt(0)
    add('old')
    clock.advance(minute)
    add('young')
    clock.advance(life - minute - 1)
    removeExpired(recent, expiry, clock)
    expect(left()).toEqual(['young', 'old'])
    clock.advance(1)
    removeExpired(recent, expiry, clock)
    expect(left()).toEqual(['young'])
  })

  it('nothing does unless the visitor chooses when', () => {
    const { clock, recent, add, left } = listAt(0)
    add('kept')
    clock.advance(10 * 365 * 24 * hour)
    removeExpired(recent, 'never', clock)
    expect(left()).toEqual(['kept'])
  })

  it('a clock that is set back does not let a password live for ever', () => {
    const { clock, recent, add, left } = listAt(100 * hour)
    add('from the future')
    clock.set(99.5 * hour)
    removeExpired(recent, 'hour', clock)
    expect(left()).toEqual(['from the future'])
    clock.set(50 * hour)
    removeExpired(recent, 'hour', clock)
    expect(left()).toEqual([])
  })

  it('every choice of the page is one of these', () => {
    expect(expiries).toEqual(['never', 'week', 'day', 'hour'])
  })
})

describe('where they are kept', () => {
  const passwords = (place: 'device' | 'tab') =>
    recentIn(place)
      ?.read()
      .entries.map(({ value }) => value.password)

  it('ten at most, the first of those made together on top', () => {
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

  it('they move as a whole and leave nothing behind; switched off, they can be taken back', () => {
    recentIn('device')?.clear()
    savePasswords('device', [
      { password: 'a', strength: 'weak' },
      { password: 'b', strength: 'weak' },
    ])
    movePasswords('device', 'tab')
    expect([passwords('device'), passwords('tab')]).toEqual([[], ['a', 'b']])
    const removed = movePasswords('tab', 'off')
    expect([passwords('device'), passwords('tab')]).toEqual([[], []])
    savePasswords('off', [{ password: 'c', strength: 'weak' }])
    recentIn('tab')?.restore(removed)
    expect([passwords('device'), passwords('tab')]).toEqual([[], ['a', 'b']])
  })

  it('says which went for new ones, and brings them back', () => {
    recentIn('device')?.clear()
    const weak = (...texts: string[]) => texts.map((password) => ({ password, strength: 'weak' as const }))
    expect(savePasswords('device', weak('1', '2', '3', '4', '5', '6', '7', '8', '9', '10'))).toBeUndefined()
    const change = savePasswords('device', weak('new', 'newer'))
    expect(change?.gone).toHaveLength(2)
    expect(passwords('device')).not.toContain('10')
    if (change) expect(undoChange(change, 'device')).toBe('device')
    expect(passwords('device')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })

  it('what is brought back goes where the list is now, not where it was', () => {
    recentIn('device')?.clear()
    recentIn('tab')?.clear()
    savePasswords('device', [{ password: 'a', strength: 'weak' }])
    const gone = recentIn('device')?.clear() ?? []
    expect(undoChange({ ids: [], gone }, 'tab')).toBe('tab')
    expect([passwords('device'), passwords('tab')]).toEqual([[], ['a']])
    const off = movePasswords('tab', 'off')
    expect(undoChange({ ids: [], gone: off, turnedOff: 'tab' }, 'off')).toBe('tab')
    expect([passwords('device'), passwords('tab')]).toEqual([[], ['a']])
  })
})
