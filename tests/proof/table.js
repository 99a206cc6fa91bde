/** The table of docs/proof.md: a short line a row, from what the files of the rows say. */

/**
 * @import { Described, Measured } from './details.js'
 * @import { Brief } from './brief.js'
 */

const [begin, end] = ['<!-- measured -->', '<!-- /measured -->']
const head = ['| what | figure | measured | command |', '| --- | --- | --- | --- |']

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()

/**
 * What failed is not put into few words: they could hide it.
 * @param {Described & { brief: Brief }} row @param {Measured | undefined} measured
 */
export function lineOf({ name, what, brief }, measured) {
  const figure = measured?.failed ? '**FAILED**' : measured && brief(measured.figures)
  const cells = [
    `[${cell(what)}](proof/${name}.md)`,
    cell(figure ?? 'not measured'),
    cell(measured?.when ?? 'never'),
    `\`npm run proof -- ${name}\``,
  ]
  return `| ${cells.join(' | ')} |`
}

/**
 * The text with its table made anew.
 * @param {string} text @param {readonly string[]} lines of the rows
 */
export function withTable(text, lines) {
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`there is no ${begin} … ${end}`)
  return `${text.slice(0, text.indexOf(begin))}${[begin, ...head, ...lines].join('\n')}\n${text.slice(text.indexOf(end))}`
}
