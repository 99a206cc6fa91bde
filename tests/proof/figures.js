/** Extract figures from the output of a command. Each throws if there is none, so that no row is empty. */

/** @typedef {(printed: string) => string[]} Figure */

/** The captured part of all matching lines. @param {RegExp} pattern @returns {Figure} */
export const lines = (pattern) => (printed) => {
  const found = printed.split('\n').flatMap((line) => pattern.exec(line)?.[0].trim() ?? [])
  if (found.length === 0) throw new Error(`no line has ${pattern}`)
  return found
}

/** The number of matches. @param {RegExp} pattern global @returns {(printed: string) => number} */
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

/** The JSON report within the output. @param {string} printed */
const jsonOf = (printed) => JSON.parse(printed.slice(printed.search(/^\{/m)))

/** The figures that browser tests added as annotations. @type {Figure} */
export const figuresOf = (printed) => {
  /** @type {PlaywrightReport} */
  const report = jsonOf(printed)
  const figures = notesOf(report).flatMap(({ type, description = '' }) =>
    type === 'figure' ? [description] : [],
  )
  if (figures.length === 0) throw new Error('no test noted a figure')
  return figures
}

/** The numbers of passed and failed tests. @type {Figure} */
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
