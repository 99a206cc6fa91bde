/**
 * What pages ask for on a first visit, before anything is pressed: see README.md.
 *   node bench/first-visit/run.js [--before <folder of a build>] [--page <path> …] [--dry] [--files]
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { serve } from '../../build/server/serve.js'
import { englishPages } from '../pages.js'
import { bytesOf, firstVisit, kinds } from './visit.js'

/** @import { Requested } from './visit.js' */

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    page: { type: 'string', multiple: true },
    dry: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
  },
})
const folder = join(import.meta.dirname, '../..')
const after = join(folder, 'dist')
const executablePath = process.env.CHROMIUM_PATH

/** @param {string} dist @param {readonly string[]} paths */
async function measure(dist, paths) {
  const site = await serve({ dist, port: 0 })
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  /** @type {Map<string, readonly Requested[]>} */
  const visits = new Map()
  for (const path of paths) {
    const requested = (await firstVisit(browser, site.url + path))?.requested
    if (requested) visits.set(path, requested)
    if (requested && values.files) {
      console.log(`\n${path}`)
      for (const { path: file, bytes, headers } of requested.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`${bytes}\t${headers}\t${file}`)
    }
  }
  await browser.close()
  await site.close()
  return visits
}

/** @param {readonly Requested[]} requested */
const withHeaders = (requested) => requested.reduce((sum, { bytes, headers }) => sum + bytes + headers, 0)

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1)
/** @param {number | undefined} before @param {number} now @param {(value: number) => string} text */
const pair = (before, now, text) =>
  before === undefined || text(before) === text(now) ? text(now) : `${text(before)} → ${text(now)}`

const paths = values.page ?? englishPages(after)
const now = await measure(after, paths)
const earlier = values.before === undefined ? undefined : await measure(values.before, paths)
const rows = paths.map((path) => {
  const requested = now.get(path) ?? []
  const old = earlier?.get(path)
  const cells = kinds.map((kind) => pair(old && bytesOf(old, kind), bytesOf(requested, kind), kb))
  const total = pair(old && bytesOf(old), bytesOf(requested), kb)
  const sent = pair(old && withHeaders(old), withHeaders(requested), kb)
  const difference =
    earlier === undefined ? [] : [old === undefined ? '' : kb(withHeaders(requested) - withHeaders(old))]
  return `| ${[`\`${path}\``, pair(old?.length, requested.length, String), ...cells, total, sent, ...difference].join(' | ')} |`
})
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim()
const text = [
  `${new Date().toISOString().slice(0, 10)}, commit ${commit}; kB (1,000 bytes) as sent.`,
  '',
  `| page | requests | ${kinds.join(' | ')} | all | with headers |${earlier ? ' more |' : ''}`,
  `|${' --- |'.repeat(kinds.length + (earlier ? 5 : 4))}`,
  ...rows,
  '',
].join('\n')
console.log(text)
const file = join(import.meta.dirname, 'README.md')
if (!values.dry && earlier !== undefined && values.page === undefined && existsSync(file)) {
  const [head, tail] = readFileSync(file, 'utf8').split(/<!-- measured -->\n[\s\S]*<!-- \/measured -->/)
  if (head === undefined || tail === undefined) throw new Error('README.md has lost its markers')
  writeFileSync(file, `${head}<!-- measured -->\n${text}<!-- /measured -->${tail}`)
}
