import { expect, it } from 'vitest'
import { isCommand, isMistyped, isOneEditFrom } from './one-edit.ts'

it('matches a word by its beginning with one edit, and no more', () => {
  expect(isOneEditFrom('passwrd', 'password')).toBe(true)
  expect(isOneEditFrom('pasword', 'passwords')).toBe(true)
  expect(isOneEditFrom('convretr', 'converter')).toBe(false)
  expect(isOneEditFrom('timer', 'time')).toBe(true)
  expect(isOneEditFrom('xxmer', 'timer')).toBe(false)
})

it.each([
  ['phto', 'photo', true],
  ['pohto', 'photo', true],
  ['heic', 'height', false],
  ['mark', 'dark', false],
  ['pdff', 'pdf', false],
  ['pfd', 'pdf', false],
])('%s for %s: %s', (typed, word, forgiven) => {
  expect(isMistyped(typed, word)).toBe(forgiven)
})

it.each([
  ['sifre', true],
  ['ŞİFRE', true],
  ['pasword', true],
  ['passwrod', true],
  ['passport', false],
  ['pass', false],
  ['passwordless', false],
])('%s is a command for passwords: %s', (typed, is) => {
  expect(isCommand(typed, ['password', 'şifre'])).toBe(is)
})
