import { expect, it } from 'vitest'
import { readMinutes } from './read-minutes.ts'

it.each(['25', ' 25 min', 'timer 25', 'Pomodoro 25', '25 dk', 'zamanlayıcı 25 dakika', '25m'])(
  'reads %s',
  (text) => {
    expect(readMinutes(text)).toBe(25)
  },
)

it.each(['', '0', 'timer', '121', 'timer 999', '2.5', '25 kg', '-5', '1e2'])('leaves "%s" alone', (text) => {
  expect(readMinutes(text)).toBeUndefined()
})
