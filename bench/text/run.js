/**
 * The word counter compared with plain counting and word-count packages: `npm run bench`. Writes only to out/ and
 * prints the tables.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { makeBook } from './book.js'

/** @import { Measure, Measured, CandidateName } from './page.js' */

const folder = import.meta.dirname
const out = join(folder, 'out')
const sizes = [1_000_000, 10_000_000]
/** @type {readonly CandidateName[]} */
const candidates = ['ours', 'plain', 'alfaaz', 'letter-count', 'reading-time']
const repetitions = 3

/** Bundles an entry into one file. @param {string} entry @param {string} name */
const bundle = (entry, name) =>
  build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      outDir: out,
      emptyOutDir: false,
      lib: { entry, formats: ['iife'], name: 'bench', fileName: () => `${name}.js` },
    },
  })

mkdirSync(out, { recursive: true })
await bundle(join(folder, 'page.js'), 'page')
await bundle(join(folder, '../../src/tools/word-counter/worker.ts'), 'worker')

const book = makeBook()
/** @type {Record<string, () => readonly [string, string | Buffer]>} */
const files = {
  '/': () => ['text/html', '<!doctype html><title>Bench</title><script src="/page.js"></script>'],
  '/book.txt': () => ['text/plain; charset=utf-8', book],
  '/page.js': () => ['text/javascript', readFileSync(join(out, 'page.js'))],
  '/worker.js': () => ['text/javascript', readFileSync(join(out, 'worker.js'))],
}
const server = createServer(({ url }, response) => {
  const [type, body] = files[url ?? '/']?.() ?? ['text/plain', '']
  response.setHeader('content-type', type).end(body)
}).listen(0)
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
console.log(`${new Date().toISOString().slice(0, 10)}, commit ${commit}; Chromium ${browser.version()}\n`)

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

for (const size of sizes) {
  console.log(`### ${size / 1e6} MB (median of ${repetitions} runs)\n`)
  console.log(
    '| candidate | words | first figures ms | all figures ms | after a key ms | longest main-thread task ms |',
  )
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const candidate of candidates) {
    /** @type {Measured[]} */
    const runs = []
    for (let run = 0; run < repetitions; run += 1) {
      const page = await browser.newPage()
      await page.goto(`http://localhost:${port}/`)
      runs.push(
        await page.evaluate(
          ([name, length]) =>
            /** @type {typeof globalThis & { measure: Measure }} */ (globalThis).measure(name, length),
          /** @type {const} */ ([candidate, size]),
        ),
      )
      await page.close()
    }
    const of = (/** @type {Exclude<keyof Measured, 'words'>} */ key) =>
      median(runs.map((run) => run[key])).toFixed(key === 'key' ? 1 : 0)
    console.log(
      `| ${candidate} | ${runs[0]?.words} | ${of('first')} | ${of('all')} | ${of('key')} | ${of('longest')} |`,
    )
  }
  console.log('')
}
await browser.close()
server.close()
