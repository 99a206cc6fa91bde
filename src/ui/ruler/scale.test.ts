import { describe, expect, it } from 'vitest'
import { linearPlace, logarithmicPlace } from './scale.ts'

describe('linearPlace', () => {
  it.each([
    [0, 0],
    [50, 0.25],
    [200, 1],
    [201, 1],
    [-1, 0],
  ])('%d of 0 to 200 is at %d', (value, place) =>
    expect(linearPlace(value, { from: 0, to: 200 })).toBe(place),
  )
})

describe('logarithmicPlace', () => {
  it.each([
    [10, 0],
    [100, 0.5],
    [1000, 1],
    [9, 0],
    [0, 0],
    [1001, 1],
  ])('%d of 10 to 1000 is at %d', (value, place) =>
    expect(logarithmicPlace(value, { from: 10, to: 1000 })).toBeCloseTo(place, 12),
  )

  it('the same ratio is the same distance', () => {
    const contrast = { from: 1, to: 21 }
    const distance = (from: number, to: number) =>
      logarithmicPlace(to, contrast) - logarithmicPlace(from, contrast)
    expect(distance(3, 6)).toBeCloseTo(distance(7, 14), 12)
  })
})
