import { expect, it } from 'vitest'
import { readLength } from './read-length.ts'

it.each(['password 24', ' Parola 24 ', 'şifre 24'])('reads %s', (text) => {
  expect(readLength(text)).toBe(24)
})

it.each(['', '24', 'password', 'password 7', 'password 129', 'password 9999', 'my password 24'])(
  'leaves "%s" alone',
  (text) => {
    expect(readLength(text)).toBeUndefined()
  },
)
