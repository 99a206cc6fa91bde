/** Reads figures out of what a command printed. Each throws where there is none: a row is never left empty. */

/** @typedef {(printed: string) => string} Figure */

/** What stands in the lines that fit, one after the other. @param {RegExp} pattern @returns {Figure} */
export const lines = (pattern) => (printed) => {
  const found = printed.split('\n').flatMap((line) => pattern.exec(line)?.[0].trim() ?? [])
  if (found.length === 0) throw new Error(`no line has ${pattern}`)
  return found.join('; ')
}

/** How often something stands there. @param {RegExp} pattern global @returns {(printed: string) => number} */
export const sum = (pattern) => (printed) => [...printed.matchAll(pattern)].length

/** @param {readonly Figure[]} figures @returns {Figure} */
export const all =
  (...figures) =>
  (printed) =>
    figures.map((figure) => figure(printed)).join('; ')

/**
 * @typedef {{ suites?: Suite[], specs?: { tests: { results: { annotations?: Note[] }[], annotations?: Note[] }[] }[] }} Suite
 * @typedef {{ type: string, description?: string }} Note
 */

/** @param {Suite} suite @returns {Note[]} */
const notesOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations)),
  ...suites.flatMap(notesOf),
]

/** The report in JSON that Playwright or Vitest printed, after whatever stands before it. @param {string} printed */
const report = (printed) => JSON.parse(printed.slice(printed.search(/^\{/m)))

/** The figures that browser tests noted of themselves. @type {Figure} */
export const figuresOf = (printed) => {
  const figures = notesOf(report(printed)).filter(({ type }) => type === 'figure')
  if (figures.length === 0) throw new Error('no test noted a figure')
  return figures.map(({ description }) => description).join('; ')
}

/** How many tests passed and failed. @type {Figure} */
export const testsOf = (printed) => {
  const { stats, numPassedTests, numFailedTests } = report(printed)
  const passed = stats?.expected ?? numPassedTests
  const failed = stats === undefined ? numFailedTests : stats.unexpected + stats.flaky + stats.skipped
  if (!(passed > 0)) throw new Error('no test passed')
  return `${passed} tests passed, ${failed} failed`
}
