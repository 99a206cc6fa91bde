import { expect, it } from 'vitest'
import { createLatestResult } from './latest-result.ts'

it('returns the latest intent’s result, once it is available, and never that of an earlier one', async () => {
  const latest = createLatestResult<string>()
  expect(await latest.get()).toBeUndefined()
  latest.begin()
  latest.settle('first')
  expect(await latest.get()).toBe('first')
  latest.begin()
  const first = latest.get()
  latest.begin()
  const second = latest.get()
  latest.settle('third')
  expect([await first, await second, await latest.get()]).toEqual(['third', 'third', 'third'])
  latest.begin()
  const none = latest.get()
  latest.settle(undefined)
  expect(await none).toBeUndefined()
})
