import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumPath, flags } from './browser.js'
import { median } from './figures.js'

/** On a busy machine the browser's trace sometimes lacks its start. */
const attempts = 3

/** @typedef {import('lighthouse').Result} Report */

/** @param {string} url */
async function auditOnce(url) {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless', ...flags],
    logLevel: 'silent',
  })
  try {
    return (await lighthouse(url, { port: chrome.port, logLevel: 'error' }))?.lhr
  } finally {
    chrome.kill()
  }
}

/** In a fresh browser, with mobile defaults. @param {string} url @returns {Promise<Report>} */
export async function audit(url) {
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
export const missed = (reports) => [
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

/** Names of what `scores` gives. */
export const scoreNames = ['P', 'A', 'BP', 'SEO', 'LCP s', 'TBT ms', 'CLS']

/** Medians of the runs, as text. @param {readonly Report[]} reports */
export function scores(reports) {
  const number = (/** @type {string} */ id) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const score = (/** @type {string} */ id) =>
    Math.round(median(reports.map(({ categories }) => categories[id]?.score ?? 0)) * 100).toString()
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    (number('largest-contentful-paint') / 1000).toFixed(2),
    number('total-blocking-time').toFixed(0),
    number('cumulative-layout-shift').toFixed(3),
  ]
}
