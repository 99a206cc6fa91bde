import { expect, it } from 'vitest'
import { readRemaining } from './read-remaining.ts'

const record = (timer: object) => JSON.stringify({ v: 1, d: { timer, last: null } })

it('reads a running and a paused timer', () => {
  expect(readRemaining(record({ status: 'running', deadline: 61_000 }), 1000)).toEqual({
    remaining: 60_000,
    isUnderWay: true,
  })
  expect(readRemaining(record({ status: 'paused', remainingMs: 5000 }), 1000)).toEqual({
    remaining: 5000,
    isUnderWay: true,
  })
})

it.each([
  null,
  '',
  '{',
  'null',
  record({ status: 'idle' }),
  record({ status: 'running', deadline: 'soon' }),
  record({ status: 'running', deadline: 500 }),
  record({ status: 'running', deadline: 1e300 }),
  record({ status: 'paused', remainingMs: -1 }),
])('shows a session that has not begun for %s', (text) => {
  expect(readRemaining(text, 1000)).toEqual({ remaining: 1_500_000, isUnderWay: false })
})
