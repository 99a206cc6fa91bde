import { expect, test } from 'vitest'
import { maxPassedRows, towardsOrder } from './use-order.ts'

const rows = Array.from({ length: 1000 }, (_, index) => index)

/** All intermediate orders; the last is the wanted one. */
function ordersTowards(shown: readonly number[], wanted: readonly number[]): readonly (readonly number[])[] {
  const next = towardsOrder(shown, wanted)
  return next === wanted ? [next] : [next, ...ordersTowards(next, wanted)]
}

/** How many rows a moved row has passed: React inserts those into the document again. */
function passed(before: readonly number[], after: readonly number[]): number {
  const place = new Map(before.map((row, index) => [row, index]))
  let furthest = -1
  let count = 0
  for (const row of after) {
    const at = place.get(row) ?? -1
    if (at < furthest) count += 1
    furthest = Math.max(furthest, at)
  }
  return count
}

test('the last of a thousand rows moves to the top in steps that each pass few rows', () => {
  const wanted = [999, ...rows.slice(0, 999)]
  const orders = ordersTowards(rows, wanted)
  expect(orders.at(-1)).toBe(wanted)
  const steps = orders.map((order, index) => passed(orders[index - 1] ?? rows, order))
  expect(steps).toEqual([...Array(9).fill(100), 99])
})

test('a row in the middle passes only the rows between', () => {
  const wanted = [...rows.slice(0, 100), 600, ...rows.slice(100, 600), ...rows.slice(601)]
  expect(ordersTowards(rows, wanted).map((order) => order.indexOf(600))).toEqual([500, 400, 300, 200, 100])
  for (const order of ordersTowards(rows, wanted)) expect([...order].sort((a, b) => a - b)).toEqual(rows)
})

test.each([
  ['nothing', rows],
  ['a row that goes to the end', [...rows.slice(1), 0]],
  ['a row that passes no more than may be', [maxPassedRows, ...rows.filter((row) => row !== maxPassedRows)]],
  ['fewer rows', rows.slice(1)],
  ['all rows the other way round', [...rows].reverse()],
  ['two rows that change places', [999, ...rows.slice(1, 999), 0]],
])('%s takes one step', (_, wanted) => {
  expect(towardsOrder(rows, wanted)).toBe(wanted)
})
