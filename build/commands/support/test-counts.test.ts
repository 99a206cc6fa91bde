import { expect, it } from 'vitest'
import { playwrightCounts, readVitest, vitestCounts } from './test-counts.js'

it('counts a test file that does not load as a failure', () => {
  expect(vitestCounts({ numPassedTests: 3, numFailedTests: 0, success: false })).toEqual({
    passed: 3,
    failed: 1,
  })
  expect(vitestCounts({ numPassedTests: 3, numFailedTests: 0, success: true })).toEqual({
    passed: 3,
    failed: 0,
  })
})

it('counts skipped and flaky browser tests as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
  expect(playwrightCounts({ stats })).toEqual({ passed: 5, failed: 3 })
  expect(
    playwrightCounts({ stats: { ...stats, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }),
  ).toEqual({
    passed: 5,
    failed: 1,
  })
})

it('counts nothing without a report', () => {
  expect(readVitest('.cache/no-such-report.json')).toEqual({ passed: 0, failed: 0 })
})
