/** Reads figures out of what a command printed. Each throws where there is none: a row is never left empty. */

/** @typedef {(printed: string) => string[]} Figure */

/** What stands in the lines that fit. @param {RegExp} pattern @returns {Figure} */
export const lines = (pattern) => (printed) => {
  const found = printed.split('\n').flatMap((line) => pattern.exec(line)?.[0].trim() ?? [])
  if (found.length === 0) throw new Error(`no line has ${pattern}`)
  return found
}

/** How often something stands there. @param {RegExp} pattern global @returns {(printed: string) => number} */
export const sum = (pattern) => (printed) => [...printed.matchAll(pattern)].length

/** @param {readonly Figure[]} figures @returns {Figure} */
export const all =
  (...figures) =>
  (printed) =>
    figures.flatMap((figure) => figure(printed))

/**
 * @typedef {{ suites?: Suite[], specs?: { tests: { results: { annotations?: Note[] }[], annotations?: Note[] }[] }[] }} Suite
 * @typedef {{ type: string, description?: string }} Note
 */

/** @param {Suite} suite @returns {Note[]} */
const notesOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations)),
  ...suites.flatMap(notesOf),
]

/**
 * @typedef {Suite & { stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 * @typedef {{ stats?: undefined, numPassedTests: number, numFailedTests: number }} VitestReport
 */

/** The report in JSON that stands in what was printed, after whatever comes before it. @param {string} printed */
const jsonOf = (printed) => JSON.parse(printed.slice(printed.search(/^\{/m)))

/** The figures that browser tests noted of themselves. @type {Figure} */
export const figuresOf = (printed) => {
  /** @type {PlaywrightReport} */
  const report = jsonOf(printed)
  const figures = notesOf(report).flatMap(({ type, description = '' }) =>
    type === 'figure' ? [description] : [],
  )
  if (figures.length === 0) throw new Error('no test noted a figure')
  return figures
}

/** How many tests passed and failed. @type {Figure} */
export const testsOf = (printed) => {
  /** @type {PlaywrightReport | VitestReport} */
  const report = jsonOf(printed)
  const { passed, failed } = report.stats
    ? {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
      }
    : { passed: report.numPassedTests, failed: report.numFailedTests }
  if (!(passed > 0)) throw new Error('no test passed')
  return [`${passed} tests passed, ${failed} failed`]
}
