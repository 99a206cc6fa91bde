import { expect, test } from 'vitest'
import type { Orientation } from '../exif/orientation.ts'
import { transformationsFor } from './orientation-transformations.ts'
import { transformedGrid } from './transformed-rows.ts'

/** 3 × 2 pixels, 1 2 3 above 4 5 6, as shown for each orientation (CIPA DC-008, 4.6.5.1.6). */
test.each<[Orientation, string]>([
  [1, '123 456'],
  [2, '321 654'],
  [3, '654 321'],
  [4, '456 123'],
  [5, '14 25 36'],
  [6, '41 52 63'],
  [7, '63 52 41'],
  [8, '36 25 14'],
])('orientation %i', (orientation, wanted) => {
  const grid = transformedGrid({ width: 3, height: 2 }, transformationsFor(orientation))
  const rows = Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => grid.start + y * grid.row + x * grid.column + 1).join(''),
  )
  expect(rows.join(' ')).toBe(wanted)
})
