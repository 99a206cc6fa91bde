import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layoutChart } from './chart.ts'

const day = 86_400_000

it('positions points by time, not by index', () => {
  const values = [0, 1, 9, 30].map((days) => ({ timestamp: days * day, bmi: 24 }))
  expect(layoutChart(values, 300, 100).points.map(({ x }) => x)).toEqual([0, 10, 90, 300])
})

it('returns the category bounds within the axis', () => {
  const values = [
    { timestamp: 0, bmi: 24 },
    { timestamp: day, bmi: 31 },
  ]
  const { from, to, bounds } = layoutChart(values, 300, 90)
  expect([from, to]).toEqual([23, 32])
  expect(bounds).toEqual([
    { bmi: 25, y: 70 },
    { bmi: 30, y: 20 },
  ])
})

it('centres a single value', () => {
  const { points, from, to } = layoutChart([{ timestamp: 5, bmi: 22 }], 300, 100)
  expect(points).toEqual([{ x: 150, y: 50 }])
  expect(to - from).toBe(6)
})

it('keeps points within the box and the axis at least 6 kg/m² long', () => {
  const value = fc.record({
    timestamp: fc.integer({ min: 0, max: 1e12 }),
    bmi: fc.double({ min: 3, max: 90, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 10 }), (values) => {
      const { points, from, to } = layoutChart(values, 400, 200)
      expect(to - from).toBeGreaterThanOrEqual(6)
      for (const { x, y } of points) {
        expect(x >= 0 && x <= 400).toBe(true)
        expect(y >= 0 && y <= 200).toBe(true)
      }
    }),
  )
})
