import { describe, expect, test } from 'vitest'
import { defaultSettings } from '../core/settings.ts'
import {
  cellRatio,
  destination,
  footHeight,
  gap,
  gridOf,
  heightOf,
  pageAt,
  pagesInView,
  placeOf,
  shiftedIndex,
} from './grid.ts'

const a4 = 210 / 297
const box = { width: 900, height: 600 }

describe('gridOf', () => {
  test.each([1, 2, 3, 4, 8])('shows %i pages at once, as large as they fit', (count) => {
    const grid = gridOf({ zoom: 'overview', count, box, ratio: a4 })
    expect(heightOf(grid, count)).toBeLessThanOrEqual(box.height + 0.001)
    const { columns, width, start } = grid
    expect(2 * start + columns * width + (columns - 1) * gap).toBeCloseTo(box.width, 6)
  })

  test('lets many pages scroll instead of making them tiny', () => {
    const grid = gridOf({ zoom: 'overview', count: 1000, box, ratio: a4 })
    expect(grid.width).toBeGreaterThanOrEqual(170)
    expect(heightOf(grid, 1000)).toBeGreaterThan(box.height)
    expect(gridOf({ zoom: 'overview', count: 9, box: { width: 288, height: 300 }, ratio: a4 }).columns).toBe(
      2,
    )
  })

  test('shows one page as a whole or as wide as the box', () => {
    const whole = gridOf({ zoom: 'page', count: 9, box, ratio: a4 })
    expect(whole).toMatchObject({ columns: 1 })
    expect(whole.height + footHeight).toBeCloseTo(box.height, 6)
    expect(gridOf({ zoom: 'width', count: 9, box, ratio: a4 })).toMatchObject({
      columns: 1,
      width: 900,
      start: 0,
    })
  })
})

test('the space for a page has the ratio of all pages, or of the narrowest photo, and is never a sliver', () => {
  const photo = (width: number, height: number) => ({ width, height, orientation: 1 }) as const
  const photos = [photo(400, 300), photo(300, 400)]
  const ownSize = { ...defaultSettings, pageSize: 'photo' } as const
  expect(cellRatio(defaultSettings, photos)).toBeCloseTo(a4, 9)
  expect(cellRatio(ownSize, photos)).toBeCloseTo(3 / 4, 9)
  expect(cellRatio(ownSize, [photo(10, 400)])).toBe(0.5)
  expect(cellRatio(ownSize, [photo(4000, 100)])).toBe(2)
})

test('a page is found at its place, and the nearest one beside the grid', () => {
  const grid = gridOf({ zoom: 'overview', count: 60, box, ratio: a4 })
  for (const index of [0, 1, 7, 59]) {
    const { start, top } = placeOf(grid, index)
    expect(pageAt(grid, 60, { start: start + grid.width / 2, top: top + grid.height / 2 })).toBe(index)
  }
  expect(pageAt(grid, 60, { start: -50, top: -50 })).toBe(0)
  expect(pageAt(grid, 60, { start: 5000, top: 50_000 })).toBe(59)
})

test('only pages near the view are drawn, however many there are', () => {
  const grid = gridOf({ zoom: 'overview', count: 10_000, box, ratio: a4 })
  for (const top of [0, 5000, 500_000]) {
    const { start, end } = pagesInView(grid, 10_000, { top, height: 600 })
    expect(end - start).toBeLessThan(60)
    expect(placeOf(grid, start).top).toBeLessThanOrEqual(top)
    expect(placeOf(grid, end - 1).top + grid.height).toBeGreaterThan(top + 600)
  }
})

test('pages give way to the one that is dragged past them', () => {
  const shown = (from: number, to: number) => [0, 1, 2, 3].map((index) => shiftedIndex(index, from, to))
  expect(shown(0, 2).slice(1)).toEqual([0, 1, 3])
  expect(shown(3, 1).slice(0, 3)).toEqual([0, 2, 3])
})

test.each([
  ['ArrowRight', 5],
  ['ArrowLeft', 3],
  ['ArrowDown', 7],
  ['ArrowUp', 1],
  ['Home', 0],
  ['End', 8],
  ['a', null],
])('%s moves the page at 4 of a grid of three columns to %s', (key, to) => {
  expect(destination(key, 4, 9, 3)).toBe(to)
})
