/** `npm run extraction`: prints every sample on an invoice, and compares the text that other programs extract. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { samples } from './samples.js'

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
mkdirSync(here('out'), { recursive: true })
await build({
  root: here('.'),
  configFile: false,
  logLevel: 'warn',
  build: { ssr: 'candidates/ours-notes.ts', outDir: 'out', minify: false },
})
/** @type {typeof import('./candidates/ours-notes.ts')} */
const { printNotes } = await import(here('out/ours-notes.js'))

/** Edit distance (Levenshtein). @param {string} from @param {string} to */
function edits(from, to) {
  const [a, b] = [[...from], [...to]]
  let row = b.map((_, index) => index + 1)
  row.unshift(0)
  a.forEach((letter, line) => {
    const next = [line + 1]
    b.forEach((other, index) => {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min((row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1, changed))
    })
    row = next
  })
  return row.at(-1) ?? 0
}

/** Removes direction marks, which readers add, and collapses spaces. @param {string} text */
const plain = (text) =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()

/** @type {readonly (readonly [program: string, options: readonly string[]])[]} */
const readers = [
  ['pdftotext', []],
  ['pdftotext', ['-layout']],
  ['pdftotext', ['-raw']],
]
const lines = []
for (const [name, sample] of Object.entries(samples)) {
  const file = here(`out/sample-${name.replaceAll(' ', '-')}.pdf`)
  writeFileSync(file, await printNotes(sample))
  const cells = readers.map(([program, options]) => {
    const { stdout } = spawnSync(program, [...options, file, '-'], { encoding: 'utf8' })
    const notes = stdout.slice(stdout.indexOf('Notes') + 5, stdout.indexOf('Thank you'))
    return edits(plain(sample), plain(notes))
  })
  lines.push(`| ${name} | ${[...plain(sample)].length} | ${cells.join(' | ')} |`)
}
const measured = `<!-- extraction -->
| | characters | \`pdftotext\` | \`-layout\` | \`-raw\` |
|---|--:|--:|--:|--:|
${lines.join('\n')}
<!-- end of extraction -->`
const readme = here('README.md')
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(
    /<!-- extraction -->[\s\S]*<!-- end of extraction -->/,
    () => measured,
  ),
)
console.log(measured)
