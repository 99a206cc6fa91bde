import { expect, test } from 'vitest'
import { lastPassing, paletteSizes } from './palette-sizes.ts'

/** Which sizes were tried until the last was found that is at least `least`. */
async function search(least: number) {
  const tried: number[] = []
  const found = await lastPassing(paletteSizes, async (size) => {
    tried.push(size)
    return size >= least ? size : null
  })
  return { found, tried }
}

test.each([2, 4, 8, 16, 32, 64, 128, 256])('finds %s colours in five attempts at most', async (least) => {
  const { found, tried } = await search(least)
  expect(found).toBe(least)
  expect(tried.length).toBeLessThanOrEqual(5)
})

test('when the most are too few, no other is tried', async () => {
  expect(await search(257)).toEqual({ found: null, tried: [256] })
})
