/** The table of docs/proof.md: one short line per row, from the files of the rows. */

/**
 * @import { Described, Measured } from './details.js'
 * @import { Summary } from './summaries.js'
 */

const [begin, end] = ['<!-- measured -->', '<!-- /measured -->']
const head = ['| what | figure | measured | command |', '| --- | --- | --- | --- |']

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()

/**
 * A failure is not summarised, which could hide it.
 * @param {Described & { summary: Summary }} row @param {Measured | undefined} measured
 */
export function lineOf({ name, what, summary }, measured) {
  const figure = measured?.failed ? '**FAILED**' : measured && summary(measured.figures)
  const cells = [
    `[${cell(what)}](proof/${name}.md)`,
    cell(figure ?? 'not measured'),
    cell(measured?.when ?? 'never'),
    `\`npm run proof -- ${name}\``,
  ]
  return `| ${cells.join(' | ')} |`
}

/**
 * Replaces the table in a text.
 * @param {string} text @param {readonly string[]} lines of the rows
 */
export function withTable(text, lines) {
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`there is no ${begin} … ${end}`)
  return `${text.slice(0, text.indexOf(begin))}${[begin, ...head, ...lines].join('\n')}\n${text.slice(text.indexOf(end))}`
}
