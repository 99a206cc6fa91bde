import { expect, test } from 'vitest'
import { convertedName } from './converted.ts'

test.each([
  ['logo.old.PNG', 'image/jpeg', 'logo.old.jpg'],
  ['photo.heic', 'image/png', 'photo.png'],
  ['photo.jpeg', 'image/webp', 'photo.webp'],
  ['noname', 'image/avif', 'noname.avif'],
])('%s as %s is %s', (name, type, expected) => {
  expect(convertedName(name, { type })).toBe(expected)
})
