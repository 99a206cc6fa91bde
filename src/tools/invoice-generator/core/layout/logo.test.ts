import { expect, it } from 'vitest'
import { logoSize } from './logo.ts'

it.each([
  [
    { width: 100, height: 50 },
    { width: 100, height: 50 },
  ],
  [
    { width: 8200, height: 1000 },
    { width: 820, height: 100 },
  ],
  [
    { width: 500, height: 2360 },
    { width: 50, height: 236 },
  ],
  [
    { width: 10, height: 60_000 },
    { width: 1, height: 236 },
  ],
])('an image of %s is stored as %s', (size, stored) => {
  expect(logoSize(size)).toEqual(stored)
})
