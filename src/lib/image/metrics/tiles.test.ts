import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseTiles } from './tiles.ts'

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
