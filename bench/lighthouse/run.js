/**
 * Lighthouse on the built site, served with its production headers: `npm run bench`.
 *   --dist <folder>  the built site, ../../dist otherwise
 *   --page <path>    this page only, may be repeated; otherwise those listed below
 *   --dry            writes nothing into the README
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { serve } from '../../build/server/serve.js'

const folder = import.meta.dirname
const chromePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const paths = [
  ...['/', '/tr', '/tools/photo-to-pdf', '/guides', '/about', '/privacy-policy', '/terms-of-service'],
  ...readdirSync(join(folder, '../../src/guides')).map((id) => `/guides/${id}`),
]
const repetitions = 3
/** On a busy machine the browser's trace sometimes lacks its start. */
const attempts = 3
const markers = ['<!-- measured -->', '<!-- /measured -->']

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: join(folder, '../../dist') },
    page: { type: 'string', multiple: true, default: paths },
    dry: { type: 'boolean', default: false },
  },
})

/** @typedef {import('lighthouse').Result} Report */

/** @param {readonly number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** @param {string} url */
async function auditOnce(url) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  })
  try {
    return (await lighthouse(url, { port: chrome.port, logLevel: 'error' }))?.lhr
  } finally {
    chrome.kill()
  }
}

/** In a fresh browser, with mobile defaults. @param {string} url @returns {Promise<Report>} */
async function audit(url) {
  /** @type {string | undefined} */
  let error
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const report = await auditOnce(url)
    if (report !== undefined && report.runtimeError === undefined) return report
    error = report?.runtimeError?.message
  }
  throw new Error(`${url}: ${error ?? 'no result'}`)
}

/** Audits with a weight that did not pass. @param {Report} report @param {string} category */
const missed = (report, category) =>
  (report.categories[category]?.auditRefs ?? []).filter(({ id, weight }) => {
    const score = report.audits[id]?.score
    return weight > 0 && typeof score === 'number' && score < 0.9
  })

/** @param {string} path @param {readonly Report[]} reports */
function row(path, reports) {
  const number = (/** @type {string} */ id) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const score = (/** @type {string} */ id) =>
    Math.round(median(reports.map(({ categories }) => categories[id]?.score ?? 0)) * 100)
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(score)
  const failed = Object.keys(reports[0]?.categories ?? {}).flatMap((category) =>
    missed(/** @type {Report} */ (reports[0]), category).map(({ id }) => id),
  )
  return `| ${[
    `\`${path}\``,
    ...scores,
    (number('first-contentful-paint') / 1000).toFixed(2),
    (number('largest-contentful-paint') / 1000).toFixed(2),
    number('total-blocking-time').toFixed(0),
    number('cumulative-layout-shift').toFixed(3),
    (number('total-byte-weight') / 1000).toFixed(0),
    failed.length === 0 ? 'none' : [...new Set(failed)].join(', '),
  ].join(' | ')} |`
}

await mkdir(join(folder, 'out'), { recursive: true })
const { url, close } = await serve({ dist: resolve(values.dist), port: 0 })
/** @type {Map<string, Report[]>} */
const reports = new Map(values.page.map((path) => [path, []]))
for (let time = 0; time < repetitions; time += 1)
  for (const [path, found] of reports) {
    const report = await audit(url + path)
    found.push(report)
    const scores = Object.values(report.categories).map(({ id, score }) => `${id} ${score}`)
    console.log(path, scores.join(', '))
    await writeFile(join(folder, 'out', `${path.replaceAll('/', '_')}-${time}.json`), JSON.stringify(report))
  }
await close()

const first = [...reports.values()][0]?.[0]
const chromium = /Chrome\/([\d.]+)/.exec(first?.environment.hostUserAgent ?? '')?.[1]
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const text = [
  `${new Date().toISOString().slice(0, 10)}, commit ${commit}; Lighthouse ${first?.lighthouseVersion}, Chromium ` +
    `${chromium}, Node ${process.version}, ${cpus().length} cores; median of ${repetitions} runs.`,
  '',
  '| page | performance | accessibility | best practices | SEO | FCP s | LCP s | TBT ms | CLS | KB | audits that count and are not passed |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
  ...[...reports].map(([path, found]) => row(path, found)),
  '',
].join('\n')
console.log(text)
if (!values.dry) {
  const file = join(folder, 'README.md')
  const [before, rest] = (await readFile(file, 'utf8')).split(`${markers[0]}\n`)
  const after = rest?.split(markers[1] ?? '')[1]
  if (before === undefined || after === undefined) throw new Error('README.md has lost its markers')
  await writeFile(file, `${before}${markers[0]}\n${text}${markers[1]}${after}`)
}
