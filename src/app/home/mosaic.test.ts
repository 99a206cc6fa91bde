import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mosaic } from './mosaic.ts'

/** Columns that stay empty when spans are placed row by row, as CSS does. */
function holes(spans: readonly number[], columns: number): number {
  let column = 0
  let empty = 0
  for (const span of spans) {
    if (column + span > columns) {
      empty += columns - column
      column = 0
    }
    column = (column + span) % columns
  }
  return column === 0 ? empty : empty + columns - column
}

it('leaves no hole in two and in four columns, whatever the tiles', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), (wide) => {
      const spans = mosaic(wide)
      expect(spans).toHaveLength(wide.length)
      expect(
        holes(
          spans.map(({ ofTwo }) => ofTwo),
          2,
        ),
      ).toBe(0)
      expect(
        holes(
          spans.map(({ ofFour }) => ofFour),
          4,
        ),
      ).toBe(0)
    }),
  )
})

it('returns what is in the first two rows', () => {
  const places = mosaic([true, false, false, true, false, false, false])
  expect(places.map(({ onTopOfTwo }) => onTopOfTwo)).toEqual([true, true, true, false, false, false, false])
  expect(places.map(({ onTopOfFour }) => onTopOfFour)).toEqual([true, true, true, true, true, true, false])
})

it('keeps wide tiles wide where they fit', () => {
  expect(mosaic([true, false, false, true]).map(({ ofFour }) => ofFour)).toEqual([2, 1, 1, 4])
  expect(mosaic([false, true, true]).map(({ ofTwo }) => ofTwo)).toEqual([1, 1, 2])
})
