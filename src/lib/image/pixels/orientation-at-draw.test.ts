import { expect, test } from 'vitest'
import { mayBeOrientedAtDraw } from './orientation-at-draw.ts'

test.each([
  ['jpeg', 1, false],
  ['jpeg', 2, true],
  ['jpeg', 6, true],
  ['png', 1, false],
  ['png', 8, true],
  ['webp', 3, true],
  // The parsed header does not contain the rotation.
  ['avif', 1, true],
  ['bmp', 1, false],
] as const)('%s with orientation %i: %s', (format, orientation, expected) => {
  expect(mayBeOrientedAtDraw({ format, orientation })).toBe(expected)
})
