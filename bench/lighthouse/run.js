/**
 * Lighthouse on the built site, served with its production headers: `npm run bench`.
 *   --before <folder>  an earlier build, measured in the same run; the table then shows what was and what is
 *   --page <path>      this page only, may be repeated; otherwise every English page and the Turkish start page
 *   --runs <number>    of each page, 3 otherwise; the table shows medians
 *   --dry              writes nothing into the README
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { serve } from '../../build/server/serve.js'
import { englishPages } from '../pages.js'

const folder = import.meta.dirname
const dist = join(folder, '../../dist')
const chromePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
/** On a busy machine the browser's trace sometimes lacks its start. */
const attempts = 3
const markers = ['<!-- measured -->', '<!-- /measured -->']

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    dry: { type: 'boolean', default: false },
  },
})
const paths = values.page ?? [...englishPages(dist), '/tr']

/** @typedef {import('lighthouse').Result} Report */
/** @typedef {{ url: string, close: () => Promise<unknown>, reports: Map<string, Report[]> }} Build reports: of the pages that it has */

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

/** Audits with a weight that did not pass in any of the runs. @param {readonly Report[]} reports */
const missed = (reports) => [
  ...new Set(
    reports.flatMap(({ audits, categories }) =>
      Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => {
          const score = audits[id]?.score
          return weight > 0 && typeof score === 'number' && score < 0.9
        })
        .map(({ id }) => id),
    ),
  ),
]

/** What the table shows of a page, as text. @param {readonly Report[]} reports */
function figures(reports) {
  const number = (/** @type {string} */ id) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const score = (/** @type {string} */ id) =>
    Math.round(median(reports.map(({ categories }) => categories[id]?.score ?? 0)) * 100).toString()
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    (number('first-contentful-paint') / 1000).toFixed(2),
    (number('largest-contentful-paint') / 1000).toFixed(2),
    number('total-blocking-time').toFixed(0),
    number('cumulative-layout-shift').toFixed(3),
    (number('total-byte-weight') / 1000).toFixed(0),
  ]
}

/** @param {string} path @param {readonly Build[]} builds from the earliest to the latest */
function row(path, builds) {
  const columns = builds.flatMap(({ reports }) => {
    const found = reports.get(path)
    return found ? [figures(found)] : []
  })
  const latest = columns.at(-1) ?? []
  const cells = latest.map((is, index) => {
    const was = columns[0]?.[index]
    return was === is ? is : `${was} → ${is}`
  })
  const failed = missed(builds.at(-1)?.reports.get(path) ?? [])
  return `| ${[`\`${path}\``, ...cells, failed.join(', ') || 'none'].join(' | ')} |`
}

/** @type {Build[]} */
const builds = []
for (const each of values.before === undefined ? [dist] : [values.before, dist]) {
  const { url, close } = await serve({ dist: resolve(each), port: 0 })
  const has = await Promise.all(paths.map(async (path) => (await fetch(url + path)).ok))
  builds.push({
    url,
    close,
    reports: new Map(paths.filter((_, index) => has[index]).map((path) => [path, []])),
  })
}
const runs = Number(values.runs)
for (let time = 0; time < runs; time += 1)
  for (const path of paths)
    for (const { url, reports } of builds) {
      if (!reports.has(path)) continue
      const report = await audit(url + path)
      reports.get(path)?.push(report)
      const scores = Object.values(report.categories).map(({ id, score }) => `${id} ${score}`)
      console.log(url, path, scores.join(', '))
    }
for (const { close } of builds) await close()

const first = builds[0]?.reports.get(paths[0] ?? '')?.[0]
const chromium = /Chrome\/([\d.]+)/.exec(first?.environment.hostUserAgent ?? '')?.[1]
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const text = [
  `${new Date().toISOString().slice(0, 10)}, commit ${commit}; Lighthouse ${first?.lighthouseVersion}, Chromium ` +
    `${chromium}, Node ${process.version}, ${cpus().length} cores; ${runs === 1 ? 'one run each' : `median of ${runs} runs`}.`,
  '',
  '| page | performance | accessibility | best practices | SEO | FCP s | LCP s | TBT ms | CLS | KB | audits that count and are not passed |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
  ...paths.map((path) => row(path, builds)),
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
