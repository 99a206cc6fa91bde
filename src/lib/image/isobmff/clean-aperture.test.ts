import { expect, test } from 'vitest'
import { ImageFailure } from '../image-error.ts'
import { clap } from '../testing/isobmff-file.ts'
import { BoxFields } from './box-fields.ts'
import { cropOf, parseCleanAperture } from './clean-aperture.ts'

const crop = (numbers: readonly number[], width: number, height: number) =>
  cropOf(parseCleanAperture(new BoxFields(clap(...numbers).slice(8), 'heic')), { width, height })

test.each([
  ['in the centre', [20, 1, 10, 1, 0, 1, 0, 1], 40, 30, [10, 10, 20, 10]],
  ['in the upper left corner', [451, 1, 461, 1, -1, 2, -1, 2], 452, 462, [0, 0, 451, 461]],
  ['in the lower right corner', [20, 1, 10, 1, 10, 1, 10, 1], 40, 30, [20, 20, 20, 10]],
  ['half a pixel off: down at the left, up at the top', [3, 1, 3, 1, 0, 1, 0, 1], 6, 6, [1, 2, 3, 3]],
  ['of fractions', [41, 2, 19, 2, 1, 4, 1, 4], 40, 30, [10, 11, 21, 10]],
  ['beyond the edges: cut to the picture', [80, 1, 60, 1, 0, 1, 0, 1], 40, 30, [0, 0, 40, 30]],
  ['partly beyond an edge', [20, 1, 10, 1, 15, 1, 0, 1], 40, 30, [25, 10, 15, 10]],
  ['with the largest numbers', [2 ** 31 - 1, 2 ** 31 - 1, 1, 1, 0, 2 ** 31 - 1, 0, 1], 5, 5, [2, 2, 1, 1]],
])('a clean aperture %s', (_, numbers, width, height, [left, top, newWidth, newHeight]) => {
  expect(crop(numbers, width, height)).toEqual({ left, top, width: newWidth, height: newHeight })
})

test.each([
  ['outside of the picture', [20, 1, 10, 1, 100, 1, 0, 1]],
  ['without width', [0, 1, 10, 1, 0, 1, 0, 1]],
])('a clean aperture %s leaves nothing', (_, numbers) => {
  expect(crop(numbers, 40, 30)).toBeNull()
})

test.each([
  ['a denominator of 0', [20, 0, 10, 1, 0, 1, 0, 1]],
  ['a width of 2³¹', [2 ** 31, 1, 10, 1, 0, 1, 0, 1]],
  ['a denominator of 2³¹', [20, 1, 10, 1, 0, 2 ** 31, 0, 1]],
  ['a missing number', [20, 1, 10, 1, 0, 1, 0]],
])('a clean aperture with %s is corrupt', (_, numbers) => {
  expect(() => crop(numbers, 40, 30)).toThrow(ImageFailure)
})
