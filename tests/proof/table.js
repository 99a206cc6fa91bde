/** The table of docs/proof.md: rows that are not measured now keep what stands there. */

const [begin, end] = ['<!-- measured -->', '<!-- /measured -->']
const head = ['| what | figure | measured | command |', '| --- | --- | --- | --- |']

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()

/** Row name → its line, of the table in a text. @param {string} text @returns {Map<string, string>} */
export function linesOf(text) {
  const table = text.slice(text.indexOf(begin), text.indexOf(end))
  const named = table.split('\n').flatMap((line) => {
    const name = /`npm run proof -- ([\w-]+)` \|$/.exec(line)?.[1]
    return name === undefined ? [] : [/** @type {const} */ ([name, line])]
  })
  return new Map(named)
}

/**
 * @param {{ name: string, what: string, says: string }} row
 * @param {{ figure: string, when: string }} measured
 */
export const lineOf = ({ name, what, says }, { figure, when }) =>
  `| ${cell(what)} | ${cell(figure)} | ${cell(when)} | \`${cell(says)}\`, \`npm run proof -- ${name}\` |`

/**
 * The text with its table made anew, in the order of the rows; a row that was never measured is said to be that.
 * @param {string} text @param {readonly { name: string, what: string, says: string }[]} rows
 * @param {ReadonlyMap<string, string>} measured row name → its new line
 */
export function withTable(text, rows, measured) {
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`there is no ${begin} … ${end}`)
  const before = linesOf(text)
  const table = rows.map(
    (row) =>
      measured.get(row.name) ??
      before.get(row.name) ??
      lineOf(row, { figure: 'not measured', when: 'never' }),
  )
  return `${text.slice(0, text.indexOf(begin))}${[begin, ...head, ...table].join('\n')}\n${text.slice(text.indexOf(end))}`
}
