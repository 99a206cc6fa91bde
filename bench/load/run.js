/**
 * What every page loads and how fast it is, ours and those of other programs, in one table: `npm run bench`.
 *   --before <folder>       an earlier build, measured in the same run; the table then shows what was and what is
 *   --peer <name>=<folder>  a build of another program (peers.js), may be repeated; without it the rows of that program
 *                           are left out. `name@commit` names its commit in the table
 *   --only <text>           pages whose name contains the text, such as `/tools/pomodoro`, may be repeated; `=/` is the page
 *                           of exactly that name. Otherwise every English page, the Turkish start page and all of the peers
 *   --runs <number>         of Lighthouse and of interactions, 3 otherwise; the table shows medians
 *   --dry                   writes nothing into the README
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../../build/server/serve.js'
import { bytesOf, firstVisit, kinds } from '../first-visit/visit.js'
import { englishPages } from '../pages.js'
import { launchBrowser } from './browser.js'
import { kb, median, pair } from './figures.js'
import { script } from './interaction-script.js'
import { audit, missed, scoreNames, scores } from './lighthouse.js'
import { measure } from './measure-interaction.js'
import { offlineCost } from './offline.js'
import { peers } from './peers.js'
import { circumstances, heading, report, row } from './readme.js'
import { serveFolder } from './static-server.js'

/**
 * @import { Browser } from '@playwright/test'
 * @import { Interaction } from './interaction-script.js'
 * @import { Report } from './lighthouse.js'
 * @typedef {{ url: string, close: () => Promise<unknown>, hydrates: boolean, interactions: readonly Interaction[] }} Site
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

/** @param {string} folder @returns {Promise<Site>} */
const openOurs = async (folder) => ({
  ...(await serve({ dist: resolve(folder), port: 0 })),
  hydrates: true,
  interactions: script,
})

/**
 * The longest of the median answers of a page's interactions on a processor four times slower.
 * @param {Browser} browser @param {Site} site @param {string} path
 */
async function slowestAnswer(browser, { url, hydrates, interactions }, path) {
  const medians = []
  for (const interaction of interactions.filter((each) => each.path === path)) {
    const answers = []
    for (let run = 0; run < runs; run += 1) {
      const { slowest } = await measure(browser, url, interaction, { slowdown: 4, hydrates })
      answers.push(slowest?.duration ?? 0)
    }
    medians.push(median(answers))
  }
  if (medians.length === 0) return '–'
  // Shorter answers are not seen by the browser.
  return Math.max(...medians) < 16 ? '< 16' : Math.max(...medians).toFixed(0)
}

/** The browser's version. */
let version = ''

/**
 * In a browser of its own, so that a long run depends on none.
 * @param {Site} site @param {string} path
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

/** @param {Browser} browser @param {Site} site @param {string} path @returns {Promise<Row | undefined>} */
async function measureIn(browser, site, path) {
  const visit = await firstVisit(browser, site.url + path)
  if (visit === undefined) return undefined
  const { requested, elsewhere } = visit
  /** @type {Report[]} */
  const reports = []
  for (let run = 0; run < runs; run += 1) reports.push(await audit(site.url + path))
  const answer = await slowestAnswer(browser, site, path)
  const offline = await offlineCost(browser, site.url, path)
  return {
    cells: [
      ...scores(reports),
      answer,
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

const given = values.peer.map((text) => {
  const [, name = '', commit, folder = ''] = /^([^@=]+)(?:@([^=]+))?=(.+)$/.exec(text) ?? []
  if (!peers.some((peer) => peer.name === name))
    throw new Error(`--peer ${text}: expected ${peers.map((peer) => peer.name).join(', ')}, = and a folder`)
  return { name, commit, folder }
})

const ours = await openOurs(dist)
const earlier = values.before === undefined ? undefined : await openOurs(values.before)
const rows = []
let lighthouse = ''
for (const path of [...englishPages(dist), '/tr'].filter(isWanted)) {
  // In turn, so that what the machine does meanwhile meets both.
  const was = earlier && (await measurePage(earlier, path))
  const is = await measurePage(ours, path)
  if (is === undefined) throw new Error(`${path} is not in the build`)
  lighthouse = is.lighthouse
  const cells = is.cells.map((cell, index) => pair(was?.cells[index], cell))
  rows.push(row([`\`${path}\``, ...cells, is.missed.join(', ') || 'none']))
  console.log(rows.at(-1))
}
const commits = []
for (const { name, source, oneDocument, paths, interactions } of peers) {
  const build = given.find((each) => each.name === name)
  if (build === undefined) {
    console.log(`${name} is left out: no build of ${source} was given`)
    continue
  }
  const site = {
    ...(await serveFolder(resolve(build.folder), oneDocument)),
    hydrates: false,
    interactions,
  }
  for (const path of paths.filter((each) => isWanted(`${name} ${each}`))) {
    const is = await measurePage(site, path)
    if (is === undefined) throw new Error(`${name} has no ${path}`)
    lighthouse = is.lighthouse
    rows.push(row([`${name} \`${path}\``, ...is.cells, is.missed.join(', ') || 'none']))
    console.log(rows.at(-1))
  }
  await site.close()
  commits.push(`${name}${build.commit === undefined ? '' : ` ${build.commit}`}`)
}
const text = [
  `${circumstances(version)}; Lighthouse ${lighthouse}${commits.length === 0 ? '' : `; ${commits.join(', ')}`}; ${runs === 1 ? 'one run each' : `medians of ${runs} runs`}.`,
  '',
  ...heading(
    [
      'page',
      ...scoreNames,
      'INP ms',
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
for (const site of [ours, earlier]) await site?.close()
report('measured', text, { dry: values.dry, only })
