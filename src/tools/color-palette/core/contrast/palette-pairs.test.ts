import { expect, it } from 'vitest'
import { bestContrast } from './contrast-level.ts'
import { levelCounts, pairsOf, pairsWith } from './palette-pairs.ts'

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

it('pairsWith has the pairs of one place, also where a colour repeats', () => {
  const hexes = ['#777777', '#ffffff', '#777777'] as const
  expect(pairsWith(hexes, 0).map(({ second }) => second)).toEqual(['#777777', '#ffffff'])
  expect(pairsWith(hexes, 1).map(({ first }) => first)).toEqual(['#ffffff', '#ffffff'])
  expect(pairsWith(hexes, 3)).toEqual([])
})

it('levelCounts counts each pair once, at its highest level', () => {
  const pairs = pairsOf(['#777777', '#ffffff', '#000000', '#777777'])
  expect(levelCounts(pairs)).toEqual({ aaa: 1, aa: 2, large: 2, none: 1 })
})
