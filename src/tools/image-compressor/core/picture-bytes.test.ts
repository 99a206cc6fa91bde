import { expect, test } from 'vitest'
import { pictureBytesOf } from './picture-bytes.ts'

test.each([
  ['all of it where there is nothing else', 0, 20_480],
  ['what details leave', 480, 20_000],
  ['a quarter, however long details are', 60_000, 5_120],
])('a picture gets %s', (_, others, expected) => {
  expect(pictureBytesOf({ kilobytes: 20 }, others)).toBe(expected)
})
