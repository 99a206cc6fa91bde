/**
 * Photo to PDF compared with libraries that create PDFs in the browser: `npm run bench`.
 *   --dist <folder>   the built site, ../../dist otherwise
 *   --candidates a,b        only these
 *   --counts 10,100   only these numbers of photos
 *   --large 500       the libraries also with this many; needs 5 GB of memory
 *   --dry             writes nothing into the README
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../../build/server/serve.js'
import { buildCandidate, copyWorker, readerBytes } from './build-candidates.js'
import { benchPage, measure, toolPage } from './drive.js'
import { median } from './median.js'
import { findPhotos } from './photos.js'
import { writeReport } from './report.js'
import { serveBench } from './server.js'
import { toolBytes } from './tool-bytes.js'

const folder = import.meta.dirname
const out = join(folder, 'out')
const libraries = ['jspdf', 'pdf-lib', 'cantoo', 'pdfkit']
const ours = ['worker', 'page']
const repetitions = 3
const onlyOnce = 500

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: join(folder, '../../dist') },
    candidates: { type: 'string', default: [...ours, ...libraries].join() },
    counts: { type: 'string', default: '10,100,1000' },
    large: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
})
const dist = resolve(values.dist)
const wanted = values.candidates.split(',')
const large = values.large === undefined ? [] : [Number(values.large)]
const counts = [...new Set([...values.counts.split(',').map(Number), ...large])].sort((a, b) => a - b)

/** The candidates for a number of photos. @param {number} count */
const candidatesFor = (count) =>
  wanted.filter((candidate) => ours.includes(candidate) || count < onlyOnce || large.includes(count))

/** @typedef {import('./report.js').Row} Row */

const pages = join(out, 'pages')
await mkdir(pages, { recursive: true })
const photos = await findPhotos(join(folder, 'photos'), out)
/** @type {Map<string, number>} */
const bytes = new Map()
for (const candidate of libraries) bytes.set(candidate, await buildCandidate(candidate, pages))
await buildCandidate('worker', pages)
bytes.set('worker', await copyWorker(dist, pages))

const [bench, site] = [await serveBench({ folder: pages }), await serve({ dist, port: 0 })]
bytes.set(
  'page',
  await toolBytes({
    site: site.url,
    dist,
    out,
    worker: (bytes.get('worker') ?? 0) + (await readerBytes(dist)),
  }),
)

/** @type {Row[]} */
const rows = []
for (const count of counts) {
  const picked = Array.from({ length: count }, (_, index) => photos[index % photos.length] ?? '')
  const times = count < onlyOnce ? repetitions : 1
  /** @type {Map<string, import('./drive.js').Result[]>} */
  const results = new Map()
  /** @type {Map<string, string>} */
  const failures = new Map()
  // Alternately, so that a busy moment of the machine does not affect one candidate only.
  for (let time = 0; time < times; time += 1) {
    for (const candidate of candidatesFor(count).filter((each) => !failures.has(each))) {
      const driver =
        candidate === 'page'
          ? toolPage(`${site.url}/tools/photo-to-pdf`)
          : benchPage(`${bench.url}/${candidate}`)
      try {
        const result = await measure(driver, picked, out)
        results.set(candidate, [...(results.get(candidate) ?? []), result])
        console.log(count, candidate, JSON.stringify(result))
      } catch (error) {
        failures.set(candidate, String(error).split('\n')[0] ?? '')
        console.log(count, candidate, error)
      }
    }
  }
  for (const candidate of candidatesFor(count)) {
    const failure = failures.get(candidate)
    const javascript = bytes.get(candidate) ?? 0
    if (failure !== undefined) rows.push({ count, candidate, javascript, failure })
    else rows.push({ count, candidate, javascript, ...median(results.get(candidate) ?? []), times })
  }
}
bench.close()
await site.close()
await writeReport(rows, { dry: values.dry, out })
