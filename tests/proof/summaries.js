/** Summaries of figures for the table. Each throws if it finds nothing to summarise. */

/** @typedef {(figures: readonly string[]) => string} Summary */

/** The whole figure, if it is short. @type {Summary} */
export const whole = (figures) => figures.join('; ')

/** Without the longest task, which depends on the machine. @type {Summary} */
export const withoutTask = (figures) => whole(figures).replace(/; longest task of the page .*$/, '')

/** All matches, each once per line. @param {RegExp} pattern global @param {readonly string[]} figures */
function every(pattern, figures) {
  const found = figures.flatMap((figure) => figure.match(pattern) ?? [])
  if (found.length === 0) throw new Error(`no figure has ${pattern}`)
  return found
}

/** @param {RegExp} pattern @param {readonly string[]} figures */
const first = (pattern, figures) => every(pattern, figures)[0] ?? ''

/** @type {Summary} */
export const waysOut = (figures) =>
  `${every(/\d+ of \d+(?= ways arrive)/g, figures).join(', ')} arrive; ` +
  `${first(/\d+ arrivals/g, figures)} from ${first(/\d+ workers/g, figures)}; ` +
  `${first(/\d+ of \d+(?= ways are looked up)/g, figures)} looked up`

/** @type {Summary} */
export const furtherWays = (figures) => `${every(/\d+ of \d+(?= ways arrive)/g, figures).join(', ')} arrive`

/** @type {Summary} */
export const stopped = (figures) => first(/\d+ of \d+ attempts are stopped/g, figures)

/** @type {Summary} */
export function cycles(figures) {
  const clean = figures.filter((figure) => figure.startsWith('clean ')).length
  const bytes = every(/(?<=\()-?\d+(?= bytes a cycle)/g, figures).map(Number)
  const counts = new Set(every(/\d+ cycles/g, figures))
  return `${clean} of ${figures.length} tools clean; ${[...counts].join(', ')}; at most ${Math.max(...bytes)} bytes a cycle kept`
}

/** @type {Summary} */
export const otherBrowser = (figures) =>
  `${first(/\d+ of \d+ pages/g, figures)}, ${first(/\d+ of \d+ tools/g, figures)}, ` +
  `${first(/\d+ of \d+ attempts/g, figures)} stopped; ${first(/\d+ of \d+ ways out arrive/g, figures)}`

/** @type {Summary} */
export const newestNode = (figures) =>
  `${first(/Node\.js [\d.]+/g, figures)}: ${first(/home page served/g, figures)}; ` +
  first(/\d+ of \d+ steps run, \d+ passed/g, figures)
