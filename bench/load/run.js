/**
 * What every page loads and how fast it is, ours and those of other programs, in one table: `npm run bench`.
 *   --before <folder>       an earlier build, measured in the same run; the table then shows what was and what is
 *   --peer <name>=<folder>  a build of another program (peers.js), may be repeated; without it the rows of that program
 *                           are left out. `name@commit` names its commit in the table
 *   --only <text>           pages whose name contains the text, such as `/tools/pomodoro`, may be repeated; `=/` is the page
 *                           of exactly that name. Otherwise every English page, the Turkish start page and all of the peers
 *   --runs <number>         of Lighthouse, 3 otherwise; the table shows medians
 *   --dry                   writes nothing into the README
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../../build/server/serve.js'
import { bytesOf, firstVisit, kinds } from '../first-visit/visit.js'
import { englishPages } from '../pages.js'
import { launchBrowser } from './browser.js'
import { kb, pair } from './figures.js'
import { audit, missed, scoreNames, scores } from './lighthouse.js'
import { offlineCost } from './offline.js'
import { servePeers } from './peers.js'
import { circumstances, heading, report, row } from './readme.js'

/**
 * @import { Browser } from '@playwright/test'
 * @import { Report } from './lighthouse.js'
 * @typedef {{ cells: readonly string[], missed: readonly string[], lighthouse: string }} Row `lighthouse`: its version
 */

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    peer: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    dry: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const dist = join(import.meta.dirname, '../../dist')
const { only } = values
/** @param {string} name */
const isWanted = (name) =>
  only?.some((text) => (text.startsWith('=') ? name === text.slice(1) : name.includes(text))) ?? true

/** The browser's version. */
let version = ''

/**
 * In a browser of its own, so that a long run depends on none.
 * @param {string} site its address @param {string} path
 * @returns {Promise<Row | undefined>} undefined if the site does not have the page
 */
async function measurePage(site, path) {
  const browser = await launchBrowser()
  version = browser.version()
  try {
    return await measureIn(browser, site, path)
  } finally {
    await browser.close()
  }
}

/** @param {Browser} browser @param {string} site @param {string} path @returns {Promise<Row | undefined>} */
async function measureIn(browser, site, path) {
  const visit = await firstVisit(browser, site + path)
  if (visit === undefined) return undefined
  const { requested, elsewhere } = visit
  /** @type {Report[]} */
  const reports = []
  for (let run = 0; run < runs; run += 1) reports.push(await audit(site + path))
  const offline = await offlineCost(browser, site, path)
  return {
    cells: [
      ...scores(reports),
      String(requested.length),
      ...kinds.map((kind) => kb(bytesOf(requested, kind))),
      kb(bytesOf(requested)),
      kb(requested.reduce((sum, { headers }) => sum + headers, 0)),
      String(elsewhere),
      String(offline.requests),
      kb(offline.bytes),
    ],
    missed: missed(reports),
    lighthouse: reports[0]?.lighthouseVersion ?? '',
  }
}

const ours = await serve({ dist, port: 0 })
const earlier =
  values.before === undefined ? undefined : await serve({ dist: resolve(values.before), port: 0 })
const others = await servePeers(values.peer)
const rows = []
let lighthouse = ''
for (const path of [...englishPages(dist), '/tr'].filter(isWanted)) {
  // In turn, so that what the machine does meanwhile meets both.
  const was = earlier && (await measurePage(earlier.url, path))
  const is = await measurePage(ours.url, path)
  if (is === undefined) throw new Error(`${path} is not in the build`)
  lighthouse = is.lighthouse
  const cells = is.cells.map((cell, index) => pair(was?.cells[index], cell))
  rows.push(row([`\`${path}\``, ...cells, is.missed.join(', ') || 'none']))
  console.log(rows.at(-1))
}
for (const { peer, url } of others) {
  for (const path of peer.paths.filter((each) => isWanted(`${peer.name} ${each}`))) {
    const is = await measurePage(url, path)
    if (is === undefined) throw new Error(`${peer.name} has no ${path}`)
    lighthouse = is.lighthouse
    rows.push(row([`${peer.name} \`${path}\``, ...is.cells, is.missed.join(', ') || 'none']))
    console.log(rows.at(-1))
  }
}
const text = [
  `${circumstances(version)}; Lighthouse ${lighthouse}${others.map(({ version }) => `; ${version}`).join('')}; ${runs === 1 ? 'one run each' : `medians of ${runs} runs`}.`,
  '',
  ...heading(
    [
      'page',
      ...scoreNames,
      'requests',
      ...kinds.map((kind) => `${kind} kB`),
      'all kB',
      'headers kB',
      'to others',
      'offline requests',
      'offline kB',
      'audits that count and are not passed',
    ],
    1,
  ),
  ...rows,
]
for (const site of [ours, earlier, ...others]) await site?.close()
report('measured', text, { dry: values.dry, only })
