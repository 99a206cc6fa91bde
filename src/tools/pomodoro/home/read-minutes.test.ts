import { expect, it } from 'vitest'
import { isBeyondLimits, readMinutes } from './read-minutes.ts'

it.each([
  '25',
  ' 25 min',
  'timer 25',
  'Pomodoro 25',
  '25 dk',
  'zamanlayıcı 25 dakika',
  '25m',
  'tmer 25',
  'pomdoro 25',
  'zamanlayici 25',
  '25 dk sayaç',
  '25 dakikalık sayac',
  '25 min timer',
])('reads %s', (text) => {
  expect(readMinutes(text)).toBe(25)
})

it.each(['', '0', 'timer', '121', 'timer 999', 'tomer', '2.5', '25 kg', '-5', '1e2'])(
  'leaves "%s" alone',
  (text) => {
    expect(readMinutes(text)).toBeUndefined()
  },
)

it('recognises a timer that none can be, but not by a number alone', () => {
  expect(isBeyondLimits('timer 999')).toBe(true)
  expect(isBeyondLimits('0 min')).toBe(true)
  expect(isBeyondLimits('timer 10')).toBe(false)
  expect(isBeyondLimits('999')).toBe(false)
})
