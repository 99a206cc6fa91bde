import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

const folder = import.meta.dirname
const file = join(folder, 'README.md')

/** Day, commit and machine of a measurement. @param {string} chromium its version */
export function circumstances(chromium) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}; Chromium ${chromium}, Node ${process.version}, ${cpus().length} cores`
}

/** A row of a table in Markdown. @param {readonly string[]} cells */
export const row = (cells) => `| ${cells.join(' | ')} |`

/** @param {readonly string[]} names @param {number} texts how many columns from the left hold texts, not figures */
export const heading = (names, texts) => [
  row(names),
  row(names.map((_, index) => (index < texts ? '---' : '--:'))),
]

/**
 * Replaces what stands between two markers in README.md.
 * @param {string} name of the markers: `<!-- name -->` and `<!-- /name -->`
 * @param {readonly string[]} lines
 */
function writeTable(name, lines) {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
  const [before, rest] = readFileSync(file, 'utf8').split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`README.md has lost its markers of ${name}`)
  writeFileSync(file, `${before}${begin}${lines.join('\n')}\n${end}${after}`)
}

/**
 * Prints a table, and writes it into README.md unless a part alone was measured.
 * @param {string} name of its markers
 * @param {readonly string[]} lines
 * @param {{ readonly dry: boolean, readonly only?: string | readonly string[] | undefined }} options
 */
export function report(name, lines, { dry, only }) {
  console.log(lines.join('\n'))
  if (!dry && only === undefined) writeTable(name, lines)
}
