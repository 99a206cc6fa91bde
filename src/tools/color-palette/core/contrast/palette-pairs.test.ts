import { expect, it } from 'vitest'
import { bestContrast } from './contrast-level.ts'
import { pairsOf } from './palette-pairs.ts'

it('pairsOf has every pair once, the best last', () => {
  const hexes = ['#777777', '#ffffff', '#000000', '#777777'] as const
  const pairs = pairsOf(hexes)
  expect(pairs).toHaveLength(6)
  expect(pairs[0]).toEqual({ first: '#777777', second: '#777777', ratio: 1 })
  expect(pairs.at(-1)).toEqual({ first: '#ffffff', second: '#000000', ratio: 21 })
  expect(pairs.at(-1)?.ratio).toBe(bestContrast(hexes))
  const ratios = pairs.map(({ ratio }) => ratio)
  expect(ratios).toEqual(ratios.toSorted((one, other) => one - other))
})
