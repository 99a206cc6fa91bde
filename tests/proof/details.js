/**
 * The file of one row, docs/proof/<row>.md: the measurement as it was printed, and below it manual notes, which are preserved.
 */

/**
 * `figures` are as they were printed; if the command failed, that is stated before them.
 * @typedef {{ figures: readonly string[], when: string, failed?: boolean }} Measured
 * @typedef {{ name: string, what: string, about?: string, says: string }} Described
 */

const [begin, end] = ['<!-- measured -->', '<!-- /measured -->']
const failure = '**FAILED**'

/** A figure is one line of text. @param {string} text */
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim()

/** @param {Described} row @param {Measured} measured @param {string} notes what was written by hand @returns {string} */
export function detailsOf({ name, what, about, says }, { figures, when, failed = false }, notes) {
  const lines = [
    `# ${what}`,
    ...(about === undefined ? [] : ['', about]),
    '',
    `Measured by \`${says}\`; \`npm run proof -- ${name}\` does that and writes it down here. What is written below stays.`,
    '',
    begin,
    ...(failed ? [failure, ''] : []),
    ...figures.map((figure) => `- ${oneLine(figure)}`),
    '',
    oneLine(when),
    end,
  ]
  return `${lines.join('\n')}\n${notes === '' ? '' : `\n${notes}\n`}`
}

/** @param {string} text of such a file @returns {Measured & { notes: string }} */
export function readDetails(text) {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`there is no ${begin} … ${end}`)
  const lines = text
    .slice(from + begin.length, to)
    .trim()
    .split('\n')
  return {
    figures: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
    when: lines.at(-1) ?? '',
    failed: lines[0] === failure,
    notes: text.slice(to + end.length).trim(),
  }
}
