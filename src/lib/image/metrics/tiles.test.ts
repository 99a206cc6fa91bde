import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseTiles, gridTiles } from './tiles.ts'

const side = fc.integer({ min: 1, max: 12_000 })

test('tiles lie within the picture, start at MCUs and do not overlap', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const { columns, tiles } = chooseTiles({ width, height })
      expect(tiles.length).toBeGreaterThan(0)
      expect(tiles.length).toBeLessThanOrEqual(6)
      expect(tiles.length % columns).toBe(0)
      for (const { x, y, width: w, height: h } of tiles) {
        expect([x % 16, y % 16]).toEqual([0, 0])
        expect(x + w).toBeLessThanOrEqual(width)
        expect(y + h).toBeLessThanOrEqual(height)
        expect([w, h]).toEqual([Math.min(384, width), Math.min(384, height)])
      }
      for (const [index, a] of tiles.entries())
        for (const b of tiles.slice(index + 1))
          expect(Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height).toBe(true)
    }),
  )
})

test('a picture of exactly six tiles is split into these', () => {
  const { tiles } = chooseTiles({ width: 1152, height: 768 })
  expect(tiles.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [384, 0],
    [768, 0],
    [0, 384],
    [384, 384],
    [768, 384],
  ])
})

test('a grid has equal tiles of at most 512 pixels a side, and leaves out less than a pixel for each of them', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const tiles = gridTiles({ width, height })
      const [first, last] = [tiles[0], tiles.at(-1)]
      if (!first || !last) expect.unreachable('no tile')
      for (const tile of tiles) expect(tile).toMatchObject({ width: first.width, height: first.height })
      expect(Math.max(first.width, first.height)).toBeLessThanOrEqual(512)
      expect(first).toMatchObject({ x: 0, y: 0 })
      const [columns, rows] = [last.x / first.width + 1, last.y / first.height + 1]
      expect(columns * rows).toBe(tiles.length)
      for (const left of [width - last.x - last.width, height - last.y - last.height])
        expect(left).toBeGreaterThanOrEqual(0)
      expect(width - last.x - last.width).toBeLessThan(columns)
      expect(height - last.y - last.height).toBeLessThan(rows)
    }),
  )
})
