import { expect, test } from 'vitest'
import { toGray } from './gray.ts'

test('white and black are kept, and colours weigh as in JPEG', () => {
  const colours = [
    [255, 255, 255],
    [0, 0, 0],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [97, 97, 97],
  ]
  const data = Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255]))
  expect(toGray({ width: 3, height: 2, data })).toEqual({
    width: 3,
    height: 2,
    data: Uint8Array.of(255, 0, 76, 150, 29, 97),
  })
})
