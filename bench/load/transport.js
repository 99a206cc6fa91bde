/**
 * What pages load by HTTP/1.1 and HTTP/2, and what hints before them bring on a slow line:
 *   node transport.js [--only <text>] [--runs 1] [--dry]
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../../build/server/serve.js'
import { englishPages } from '../pages.js'
import { hydrate, launchBrowser, viewport } from './browser.js'
import { kb, median } from './figures.js'
import { circumstances, heading, report, row } from './readme.js'
import { serveSecurely, trust } from './secure-server.js'
import { slowLine } from './slow-line.js'

/**
 * @import { Transport } from './secure-server.js'
 * @import { Carried } from './slow-line.js'
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    dry: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const dist = join(import.meta.dirname, '../../dist')

/** The styles of the first screen. @param {string} html */
const styles = (html) =>
  [...html.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)"/g)].map(
    ([, href]) => `<${href}>; rel=preload; as=style; crossorigin`,
  )
const fonts = readdirSync(join(dist, 'assets'))
  .filter((name) => /^(geist|bricolage-grotesque)-text-.*\.woff2$/.test(name))
  .map((name) => `</assets/${name}>; rel=preload; as=font; crossorigin`)

/** @type {Readonly<Record<string, Transport>>} */
const transports = {
  'HTTP/1.1': { protocol: 'HTTP/1.1' },
  'HTTP/2': { protocol: 'HTTP/2' },
  'HTTP/2, styles by 103': { protocol: 'HTTP/2', hints: styles, early: true },
  'HTTP/2, fonts by 103': { protocol: 'HTTP/2', hints: () => fonts, early: true },
  'HTTP/2, fonts by `Link`': { protocol: 'HTTP/2', hints: () => fonts },
  'HTTP/2, code without `modulepreload`': {
    protocol: 'HTTP/2',
    change: (html) => html.replace(/ data-needs="[^"]*"/, ' data-needs=""'),
  },
}

/** A page rests when nothing has come for so long, in milliseconds. */
const rest = 1000
/** @param {Carried} carried */
async function untilItRests(carried) {
  let last = { down: -1, at: 0 }
  for (;;) {
    if (carried.down !== last.down) last = { down: carried.down, at: performance.now() }
    else if (performance.now() - last.at > rest) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** In the page. @returns {Promise<{ paint: number, fonts: number }>} milliseconds since the navigation */
const timesIn = () =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const loaded = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => /** @type {PerformanceResourceTiming} */ (entry).responseEnd)
      resolve({ paint: list.getEntries().at(-1)?.startTime ?? Number.NaN, fonts: Math.max(0, ...loaded) })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

const browser = await launchBrowser([trust])
const site = await serve({ dist, port: 0 })

/**
 * @typedef {Carried & { paint: number, fonts: number, code: number }} Visit milliseconds until the largest paint, until
 *   fonts have come, and from a pointer's movement until the page is hydrated
 */

/** @param {Transport} transport @param {string} path @param {boolean} isSlow @returns {Promise<Visit>} */
async function visit(transport, path, isSlow) {
  const server = await serveSecurely(site.url, transport)
  const line = await slowLine(server.port, isSlow)
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  try {
    await page.goto(`https://localhost:${line.port}${path}`)
    await untilItRests(line.carried)
    const carried = { ...line.carried }
    const { paint, fonts: fontsAt } = await page.evaluate(timesIn)
    const start = performance.now()
    await hydrate(page)
    return { ...carried, paint, fonts: fontsAt, code: performance.now() - start }
  } finally {
    await context.close()
    await line.close()
    await server.close()
  }
}

/** @param {string} path */
const isWanted = (path) => values.only?.some((text) => path.includes(text)) ?? true
const pages = [...englishPages(dist), '/tr'].filter(isWanted)
const bytes = []
for (const path of pages) {
  const [first, second] = [
    await visit({ protocol: 'HTTP/1.1' }, path, false),
    await visit({ protocol: 'HTTP/2' }, path, false),
  ]
  bytes.push(
    row([
      `\`${path}\``,
      ...[first, second].flatMap(({ down, up, connections }) => [kb(down), kb(up), String(connections)]),
    ]),
  )
  console.log(bytes.at(-1))
}

/** Home, the tools and a guide: pages of each kind. */
const timed = pages.filter((path) => /^\/(tr|tools\/[\w-]+|guides\/pomodoro-technique)?$/.test(path))
const times = []
for (const [name, transport] of Object.entries(transports)) {
  /** @type {Visit[]} */
  const found = []
  for (const path of timed)
    for (let run = 0; run < runs; run += 1) found.push(await visit(transport, path, true))
  const of = (/** @type {'paint' | 'fonts' | 'code'} */ figure) =>
    (median(found.map((each) => each[figure])) / 1000).toFixed(2)
  times.push(row([name, of('paint'), of('fonts'), of('code')]))
  console.log(times.at(-1))
}
await browser.close()
await site.close()
report(
  'transport',
  [
    `${circumstances(browser.version())}; times are medians over ${timed.length} pages, ${runs} ${runs === 1 ? 'run' : 'runs'} each.`,
    '',
    ...heading(
      ['page', 'HTTP/1.1, kB down', 'kB up', 'connections', 'HTTP/2, kB down', 'kB up', 'connections'],
      1,
    ),
    ...bytes,
    '',
    ...heading(['on the slow line', 'largest paint s', 'fonts s', 'hydration s'], 1),
    ...times,
  ],
  values,
)
