import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { trueType, woffPaths } from './fonts.js'
import { invoiceOf } from './invoice.js'

/** @import { Open } from './invoice.js' */

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
mkdirSync(here('out'), { recursive: true })
await build({
  root: here('.'),
  configFile: false,
  logLevel: 'warn',
  build: { ssr: 'candidates/ours.ts', outDir: 'out', minify: false },
})

const base64 = (/** @type {string} */ path) => trueType(path).toString('base64')
const fonts = {
  files: woffPaths,
  trueType: { regular: base64(woffPaths.regular), bold: base64(woffPaths.bold) },
}
const candidates = [
  { name: 'ours', file: './out/ours.js', source: 'candidates/ours.ts' },
  { name: 'jsPDF 4.2.1, autotable 5.0.9', file: './candidates/jspdf.js', source: 'candidates/jspdf.js' },
  { name: 'pdfmake 0.3.11', file: './candidates/pdfmake.js', source: 'candidates/pdfmake.js' },
  { name: '@react-pdf/renderer 4.9.0', file: './candidates/react-pdf.js', source: 'candidates/react-pdf.js' },
]

/** CPU time of this process in milliseconds, unaffected by other processes. @param {() => Promise<unknown>} work */
async function cpu(work) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const read = (/** @type {string} */ program, /** @type {string[]} */ ...options) =>
  spawnSync(program, options, { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout ?? ''

const rows = []
for (const { name, file } of candidates) {
  /** @type {{ open: Open }} */
  const { open } = await import(file)
  const cells = []
  let facts = ''
  for (const lines of [5, 500]) {
    const make = open(fonts)
    const invoice = invoiceOf(lines)
    const first = await cpu(() => make(invoice))
    const warm = [
      await cpu(() => make(invoice)),
      await cpu(() => make(invoice)),
      await cpu(() => make(invoice)),
    ]
    const pdf = await make(invoice)
    const path = here(`out/${name.split(' ')[0]?.replace(/\W/g, '')}-${lines}.pdf`)
    writeFileSync(path, pdf)
    cells.push(first.toFixed(0), Math.min(...warm).toFixed(0), (pdf.length / 1000).toFixed(0))
    if (lines === 500) {
      const info = read('pdfinfo', path)
      const text = read('pdftotext', '-raw', path, '-')
      const heads = text.match(/Description/g)?.length ?? 0
      const found = invoice.items.filter(({ description }) =>
        text.includes(description.split(',')[0] ?? '?'),
      ).length
      facts = `${/Pages: +(\d+)/.exec(info)?.[1]} | ${heads} | ${/Tagged: +(\w+)/.exec(info)?.[1]} | ${found}`
    }
  }
  rows.push(`| ${name === 'ours' ? '**ours**' : name} | ${cells.join(' | ')} | ${facts} |`)
}

/** Size minified for browsers and compressed, without fonts. @param {string} source */
async function browserBytes(source) {
  const entry = here(`out/size-${source.replace(/\W/g, '-')}.js`)
  writeFileSync(entry, `import { open } from ${JSON.stringify(here(source))}\nglobalThis.open_ = open\n`)
  const built = await build({
    root: here('.'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'candidate' },
      rolldownOptions: { external: ['node:fs'], output: { globals: { 'node:fs': 'undefined' } } },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const code = outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('')
  return gzipSync(code, { level: 9 }).length
}

const sizes = []
for (const { name, source } of candidates)
  sizes.push(
    `| ${name === 'ours' ? '**ours**' : name} | ${((await browserBytes(source)) / 1000).toFixed(0)} |`,
  )

const measured = `<!-- measured -->
${cpus()[0]?.model}, Node ${process.version}

CPU in milliseconds: the first document, and the best of three after it. Size in kilobytes.

| | 5 lines, first | warm | KB | 500 lines, first | warm | KB | pages | heads of the table | tagged | lines found by pdftotext |
|---|--:|--:|--:|--:|--:|--:|--:|--:|---|--:|
${rows.join('\n')}

JavaScript for a browser, minified and gzipped, in kilobytes, without fonts.

| | |
|---|--:|
${sizes.join('\n')}
<!-- end -->`
const readme = here('README.md')
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(/<!-- measured -->[\s\S]*<!-- end -->/, () => measured),
)
console.log(measured)
