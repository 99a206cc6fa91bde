import { webcrypto } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { zipSync, zlibSync } from 'fflate'
import decodeQR from 'qr/decode.js'
import { build } from 'vite'
import { decoders } from './decoders.js'
import { peers } from './encoders.js'
import { addresses, fieldsOf, logoPicture, logoTexts, longTexts } from './texts.js'

/** @import { Recipe } from '../../src/tools/password-generator/core/recipe.ts' */

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
await build({
  root: here('.'),
  configFile: false,
  logLevel: 'warn',
  build: { ssr: 'entry.js', outDir: 'out', minify: false },
})
/** @type {typeof import('./entry.js')} */
const { core } = await import(here('out/entry.js'))
const { batchFiles, selectedSets, defaultStyle, generatePassword, encode, kinds, logoLoad, maxLoad } = core
const { marksUtf8, payload, rasterize, rowsOf, shapes } = core

/** CPU time of this process in milliseconds: other programs on the machine do not count. @param {() => unknown} work */
function cpu(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The best of three, after a warm-up. @param {() => unknown} work */
function best(work) {
  cpu(work)
  return Math.min(cpu(work), cpu(work), cpu(work))
}

const size = (/** @type {string} */ text) => {
  const encoded = encode(text, { level: 'M' })
  return encoded.ok ? encoded.symbol.size : Number.POSITIVE_INFINITY
}
const levels = /** @type {const} */ (['L', 'M', 'Q', 'H'])
const candidates = Object.entries({ ours: size, ...peers })
const report = []

report.push('### Encoding 1,000 texts at level M', '', 'CPU in milliseconds; modules a side on average.', '')
report.push(
  '| | 300 characters | modules | addresses | modules | larger than ours | smaller than ours |',
  '|---|--:|--:|--:|--:|--:|--:|',
)
const sets = [longTexts(1000), addresses(1000)]
const ours = sets.map((texts) => texts.map(size))
for (const [name, candidate] of candidates) {
  /** @type {string[]} */
  const cells = []
  let [larger, smaller] = [0, 0]
  sets.forEach((texts, number) => {
    const sizes = texts.map((text) => candidate(text))
    larger += sizes.filter((one, index) => one > (ours[number]?.[index] ?? 0)).length
    smaller += sizes.filter((one, index) => one < (ours[number]?.[index] ?? 0)).length
    cells.push(best(() => texts.forEach(candidate)).toFixed(0))
    cells.push((sizes.reduce((sum, one) => sum + one, 0) / sizes.length).toFixed(1))
  })
  report.push(`| ${name === 'ours' ? '**ours**' : name} | ${cells.join(' | ')} | ${larger} | ${smaller} |`)
}

const verified = best(() => {
  for (const text of sets[1] ?? []) {
    const encoded = encode(text, { level: 'M' })
    if (!encoded.ok || decodeQR(rasterize(encoded.symbol, { scale: 4, margin: 2 })) !== text)
      throw new Error(text)
  }
})
const verifiedLong = best(() => {
  for (const text of sets[0] ?? []) {
    const encoded = encode(text, { level: 'M' })
    if (!encoded.ok || decodeQR(rasterize(encoded.symbol, { scale: 4, margin: 2 })) !== text)
      throw new Error(text)
  }
})

const csv = (sets[1] ?? []).map((text, index) => `code ${index},"${text}"`).join('\n')
const zip = (/** @type {'png' | 'svg'} */ format, /** @type {'square' | 'dots'} */ shape) =>
  best(() => {
    /** @type {Record<string, Uint8Array>} */
    const files = {}
    const rows = rowsOf(csv, 'name-content')
    const deflate = (/** @type {Uint8Array} */ bytes) => zlibSync(bytes, { level: 6 })
    const style = { ...defaultStyle, shape }
    const dependencies = { decode: decodeQR, deflate }
    for (const file of batchFiles({ rows, style, logo: undefined, format }, dependencies)) {
      if (!('bytes' in file)) throw new Error(`line ${file.line}: ${file.reason}`)
      files[file.name] = file.bytes
    }
    if (Object.keys(files).length !== 1000) throw new Error('not 1,000 files')
    zipSync(files, { level: format === 'png' ? 0 : 6 })
  })

/** @type {Recipe} */
const recipe = {
  kind: 'characters',
  length: 128,
  sets: selectedSets({
    types: { uppercase: true, lowercase: true, digits: true, symbols: true },
    noLookAlikes: false,
    ownSymbols: '',
  }),
}
const source = (/** @type {number} */ count) => webcrypto.getRandomValues(new Uint8Array(count))
const passwords = best(() => {
  for (let done = 0; done < 50; done += 1) generatePassword(source, recipe)
})

report.push(
  '',
  '### Times',
  '',
  'CPU in milliseconds.',
  '',
  '| | |',
  '|---|--:|',
  `| encode, draw, read back: an address | ${(verified / 1000).toFixed(2)} |`,
  `| encode, draw, read back: 300 characters | ${(verifiedLong / 1000).toFixed(2)} |`,
  `| CSV of 1,000 rows to a ZIP of PNG files, all read back | ${zip('png', 'square').toFixed(0)} |`,
  `| the same with dots for modules | ${zip('png', 'dots').toFixed(0)} |`,
  `| the same with SVG files | ${zip('svg', 'square').toFixed(0)} |`,
  `| 50 passwords of 128 characters, four types | ${passwords.toFixed(2)} |`,
)

const readers = Object.entries(await decoders())
const row = (/** @type {string} */ name, /** @type {readonly string[]} */ cells) =>
  `| ${[name, ...cells].join(' | ')} |`

report.push(
  '',
  '### Read back: 1,000 codes of all kinds, 4 pixels a module',
  '',
  '| | read | wrong or not read |',
  '|---|--:|---|',
)
/** @type {Map<string, string[]>} */
const wrong = new Map(readers.map(([name]) => [name, []]))
for (let index = 0; index < 1000; index += 1) {
  const kind = kinds[index % kinds.length] ?? 'text'
  const content = payload(kind, fieldsOf(kind, index))
  if (!content.ok) throw new Error(`${kind} ${index}: ${content.field}`)
  const level = levels[Math.floor(index / 10) % levels.length] ?? 'M'
  const encoded = encode(content.text, { level, eci: marksUtf8(kind, content.text, false) })
  if (!encoded.ok) throw new Error(`${kind} ${index} is too long`)
  const shape = shapes[Math.floor(index / 40) % shapes.length] ?? 'square'
  const picture = rasterize(encoded.symbol, { scale: 4, margin: index % 2 ? 2 : 4, shape })
  for (const [name, read] of readers)
    if ((await read(picture)) !== content.text) wrong.get(name)?.push(`${kind} ${index}`)
}
for (const [name, failures] of wrong)
  report.push(`| ${name} | ${1000 - failures.length} | ${failures.slice(0, 8).join(', ') || 'none'} |`)

report.push(
  '',
  '### Codes with a logo, by how much of the error correction it needs',
  '',
  'Share of the codes that are read, in percent.',
  '',
  row('need', ['codes', ...readers.map(([name]) => name)]),
  '|---|--:|--:|--:|--:|',
)
/** Upper ends of the classes; `maxLoad` is where the page begins to warn. */
const classes = [0.35, maxLoad, 1, Number.POSITIVE_INFINITY]
/** @type {Map<number, number[]>} */
const found = new Map(classes.map((end) => [end, [0, ...readers.map(() => 0)]]))
const picture = logoPicture()
for (const [index, text] of logoTexts().entries())
  for (let percent = 10; percent <= 40; percent += 3) {
    const encoded = encode(text, { level: levels[index % levels.length] ?? 'M' })
    if (!encoded.ok) throw new Error('too long')
    const logo = { picture, percent }
    const load = logoLoad(encoded.symbol, logo)
    const counts = found.get(classes.find((end) => load <= end) ?? 0) ?? []
    counts[0] = (counts[0] ?? 0) + 1
    const drawn = rasterize(encoded.symbol, { scale: 5, margin: 4, logo })
    for (const [place, [, read]] of readers.entries())
      if ((await read(drawn)) === text) counts[place + 1] = (counts[place + 1] ?? 0) + 1
  }
found.forEach(([codes = 0, ...read], end) => {
  const name = Number.isFinite(end) ? `up to ${Math.round(end * 100)} %` : 'more'
  report.push(row(name, [String(codes), ...read.map((count) => ((count / codes) * 100).toFixed(0))]))
})

const text = report.join('\n')
console.log(text)
const readme = here('README.md')
const [before, , after] = (await readFile(readme, 'utf8')).split(
  /(?<=<!-- measured -->)|(?=<!-- \/measured -->)/,
)
await writeFile(
  readme,
  `${before}\n${cpus()[0]?.model ?? ''}, Node ${process.version}\n\n${text}\n${after ?? ''}`,
)
