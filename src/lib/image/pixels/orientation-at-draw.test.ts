import { expect, test } from 'vitest'
import { mayBeOrientedAtDraw } from './orientation-at-draw.ts'

test.each([
  ['jpeg', 1, false],
  ['jpeg', 2, true],
  ['jpeg', 6, true],
  ['png', 1, false],
  ['png', 8, true],
  ['webp', 3, true],
  // Its header does not tell how it is to be turned.
  ['avif', 1, true],
  ['bmp', 1, false],
] as const)('%s with orientation %i: %s', (format, orientation, turned) => {
  expect(mayBeOrientedAtDraw({ format, orientation })).toBe(turned)
})
