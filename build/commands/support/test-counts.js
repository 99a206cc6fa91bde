/** Counts tests in the reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/** @template Report @param {string} file @param {(report: Report) => Counts} count @returns {Counts} */
const read = (file, count) =>
  existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }

/**
 * A file that cannot be loaded has no failed tests, so a failed run without any counts as one.
 * @param {{ numPassedTests: number, numFailedTests: number, success: boolean }} report
 * @returns {Counts}
 */
export const vitestCounts = ({ numPassedTests, numFailedTests, success }) => ({
  passed: numPassedTests,
  failed: success ? numFailedTests : Math.max(1, numFailedTests),
})

/**
 * Skipped and flaky tests count as failed: tests are never skipped or retried.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 * @returns {Counts}
 */
export const playwrightCounts = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
})

/** @param {string} file @returns {Counts} */
export const readVitest = (file) => read(file, vitestCounts)

/** @param {string} file @returns {Counts} */
export const readPlaywright = (file) => read(file, playwrightCounts)
