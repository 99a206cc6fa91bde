import { expect, it } from 'vitest'
import { isBeyondLimits, readLength } from './read-length.ts'

it.each([
  'password 24',
  ' Parola 24 ',
  'şifre 24',
  'sifre 24',
  'pasword 24',
  '24 karakterli şifre',
  'parola 24 karakter',
])('reads %s', (text) => {
  expect(readLength(text)).toBe(24)
})

it.each(['', '24', 'password', 'password 7', 'password 129', 'password 9999', 'my password 24'])(
  'leaves "%s" alone',
  (text) => {
    expect(readLength(text)).toBeUndefined()
  },
)

it('recognises a length that no password can have', () => {
  expect(isBeyondLimits('pasword 9999')).toBe(true)
  expect(isBeyondLimits('şifre 7')).toBe(true)
  expect(isBeyondLimits('password 8')).toBe(false)
  expect(isBeyondLimits('page 9999')).toBe(false)
})
