import { expect, it } from 'vitest'
import { entryOf } from './entry.ts'
import { planImport } from './import-plan.ts'

const day = 86_400_000
const start = Date.UTC(2025, 0, 15, 9, 30)
const entry = (days: number, kilograms = 70) =>
  entryOf({ kilograms, centimetres: 175, years: 30, gender: 'male' }, start + days * day)
const entries = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => entry(from + index))

it('adds what fits, and lists the stored results that would be dropped', () => {
  const own = entries(0, 9)
  const plan = planImport(own.toReversed(), entries(5, 14))
  expect(plan.whole).toEqual(entries(4, 14))
  expect(plan.added).toEqual(entries(9, 14))
  expect(plan.dropped).toEqual(own.slice(0, 4))
  expect(plan.tooOld).toBe(0)
})

it('counts imported results that are older than the stored ones and drops nothing', () => {
  const own = entries(10, 20)
  expect(planImport(own, entries(0, 3))).toEqual({ whole: own, added: [], dropped: [], tooOld: 3 })
})

it('merges equal measurements with the same timestamp', () => {
  const own = [entry(0)]
  const plan = planImport(own, [entry(0), entry(0, 71), entry(0, 71)])
  expect(plan.added).toEqual([entry(0, 71)])
  expect(plan.whole[0]).toBe(own[0])
})
