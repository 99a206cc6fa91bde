/** Parses the summary that `npm test` prints. */

/**
 * @param {string} printed
 * @param {{ all: number, chosen: string | undefined }} steps the number of steps, and the chosen ones if not all
 * @returns {string} such as 'npm test: 11 of 11 steps run, 11 passed; 3000 passed, 0 failed, 0 not tried'
 */
export function summaryOf(printed, { all, chosen }) {
  const results = [...printed.matchAll(/^ *\d+\.\d s {2}(passed|failed) {2}(.+)$/gm)]
  const total = /^\d+ passed, \d+ failed, \d+ not tried$/m.exec(printed)?.[0]
  if (total === undefined || results.length === 0) throw new Error('npm test printed no result')
  const failed = results.filter(([, result]) => result === 'failed').map(([, , title]) => title)
  const command = chosen ? `npm test -- --only ${chosen}` : 'npm test'
  const steps = `${results.length} of ${all} steps run, ${results.length - failed.length} passed`
  return `${command}: ${steps}${failed.length > 0 ? `, not ${failed.join(', ')}` : ''}; tests: ${total}`
}
