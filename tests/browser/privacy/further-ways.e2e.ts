import type { BrowserContext, Page } from '@playwright/test'
import { visitForOffline } from '../host.ts'
import { sourcesOfGuides } from '../site.ts'
import { expect, painted } from '../test.ts'
import { ownPageWays, pageWays } from './further-ways/all.ts'
import { leavingWays } from './further-ways/leaving.ts'
import { passkeyWays } from './further-ways/passkeys.ts'
import { controlledWays, serviceWorkerWays } from './further-ways/service-worker.ts'
import { detailOf, type Target, type Way, type Ways } from './further-ways/way.ts'
import { windowWays } from './further-ways/windows.ts'
import { withoutControl } from './further-ways/without-control.ts'
import { openSink, type Sink } from './sink.ts'
import { launchAsVisitor } from './visitor-browser.ts'
import { test } from './worlds.ts'

/*
 * Ways out that are rarer than those of privacy.e2e.ts, in the browser as a visitor has it: each towards a stranger from
 * a page, and towards the site of a source from the guide that may lead to one address of it. All are made in the site
 * first, where nothing may arrive, and then in a page without headers, where each must arrive, or
 * further-ways/without-control.ts says why it cannot: by then the browser has sent what it was going to send.
 */
test.describe.configure({ timeout: 600_000 })

/**
 * The browser begins it when no page has been opened for half a minute, so that pages in which others are tried again
 * would put it off, for minutes.
 */
const backgroundFetch = 'background fetch'

const worldNames = ['sealed', 'open'] as const
type World = (typeof worldNames)[number]

const [[guide, [source = '']], [, [otherSource = '']]] = Object.entries(sourcesOfGuides).filter(
  ([, [first = '']], at, all) =>
    all.findIndex(([, [other = '']]) => new URL(other).host === new URL(first).host) === at,
) as unknown as [[string, string[]], [string, string[]]]
/** The site of a source of a guide. In the open world it is another one, so that they are counted apart. */
const listed = { sealed: new URL(source).host, open: new URL(otherSource).host }

/** Where every way of a world leads: a host and a port of its own, and one host that a guide names. */
type Targets = {
  readonly of: (name: string) => Target
  readonly listed: (name: string) => Target
  /** Names of the ways that something arrived by. */
  readonly arrived: () => readonly string[]
  readonly arrivedAtListed: () => number
  readonly rules: readonly string[]
  readonly close: () => Promise<unknown>
}

async function openTargets(world: World, names: readonly string[]): Promise<Targets> {
  const targetOf = (name: string, host: string, { port }: Sink): Target => ({
    to: `https://${host}`,
    host,
    port,
    detail: detailOf(name),
  })
  const hostOf = (name: string) => `way-${names.indexOf(name)}.${world}.test`
  const sinks = new Map(await Promise.all(names.map(async (name) => [name, await openSink()] as const)))
  const atListed = await openSink()
  const sinkOf = (name: string) => sinks.get(name) ?? atListed
  return {
    of: (name) => targetOf(name, hostOf(name), sinkOf(name)),
    listed: (name) => targetOf(name, listed[world], atListed),
    arrived: () => names.filter((name) => sinkOf(name).arrivals() > 0),
    arrivedAtListed: () => atListed.arrivals(),
    rules: [
      ...names.map((name) => `MAP ${hostOf(name)} 127.0.0.1:${sinkOf(name).port}`),
      `MAP ${listed[world]} 127.0.0.1:${atListed.port}`,
    ],
    close: () => Promise.all([atListed, ...sinks.values()].map((sink) => sink.close())),
  }
}

/** A peer connection leads to a number, and no guide names one. */
const listableWays: Ways = { ...leavingWays, ...windowWays, ...passkeyWays }

/** What can be asked to run a way. */
type Runner = { evaluate(way: (target: Target) => unknown, target: Target): Promise<unknown> }

/** Begins a way. It may throw, take its page with it or never end. */
const begin = (runner: Runner, way: Way, target: Target) => void runner.evaluate(way, target).catch(() => {})

async function tryInOnePage(page: Page, ways: Ways, targetOf: (name: string) => Target): Promise<void> {
  for (const [name, way] of Object.entries(ways)) begin(page, way, targetOf(name))
  // Styles ask for their files when they are used.
  await painted(page)
}

/** Each in a page of its own, a few at a time. */
async function tryInOwnPages(
  context: BrowserContext,
  address: string,
  ways: Ways,
  targetOf: (name: string) => Target,
): Promise<void> {
  const waiting = Object.entries(ways)
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, way] = next
      const page = await context.newPage()
      await page.goto(address)
      begin(page, way, targetOf(name))
      await page.evaluate(() => 'is there').catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
}

for (const kind of ['no service worker', 'a service worker'] as const)
  test(`nothing leaves by a rarer way from pages that ${kind} answers for`, async ({ worlds }) => {
    const isControlled = kind === 'a service worker'
    const inPage: Ways = isControlled ? { ...pageWays, ...controlledWays } : pageWays
    const inWorker: Ways = isControlled
      ? Object.fromEntries(
          Object.entries(serviceWorkerWays).map(([name, way]) => [`in the service worker: ${name}`, way]),
        )
      : {}
    const names = [...Object.keys(inPage), ...Object.keys(ownPageWays), ...Object.keys(inWorker)]
    const targets = { sealed: await openTargets('sealed', names), open: await openTargets('open', names) }
    const rules = [...targets.sealed.rules, ...targets.open.rules, 'MAP * ~NOTFOUND', 'EXCLUDE localhost']
    const browser = await launchAsVisitor([`--host-resolver-rules=${rules.join(', ')}`])
    const newContext = () => browser.newContext({ serviceWorkers: isControlled ? 'allow' : 'block' })
    const contexts = { sealed: await newContext(), open: await newContext() }
    const plainOf = (world: World) => (world === 'open' ? '/probe' : '/about')
    const tryInWorker = (world: World, ways: Ways) => {
      const [worker] = contexts[world].serviceWorkers()
      expect(worker?.url()).toMatch(/\/sw\.js$/)
      for (const [name, way] of Object.entries(ways))
        for (const target of [targets[world].of(name), targets[world].listed(name)])
          if (worker) begin(worker, way, { ...target, detail: '' })
    }
    for (const world of worldNames) {
      const context = contexts[world]
      await context.grantPermissions(['notifications'])
      const page = await context.newPage()
      const plain = plainOf(world)
      const guidePage = world === 'open' ? plain : `/guides/${guide}`
      if (isControlled && world === 'sealed') await visitForOffline(page, worlds.sealed + plain)
      else await page.goto(worlds[world] + plain)
      if (isControlled && world === 'open')
        await page.evaluate(async () => {
          const claimed = new Promise((resolve) =>
            navigator.serviceWorker.addEventListener('controllerchange', resolve),
          )
          await navigator.serviceWorker.register('/sw.js')
          await claimed
        })
      await tryInOnePage(page, inPage, targets[world].of)
      const other = await context.newPage()
      await other.goto(worlds[world] + guidePage)
      await tryInOnePage(other, inPage, targets[world].listed)
      if (world === 'sealed' || !isControlled)
        await tryInOwnPages(context, `${worlds[world]}/probe.html`, ownPageWays, targets[world].of)
      // In the open world each way has its control in the target above.
      if (world === 'sealed')
        await tryInOwnPages(
          context,
          `${worlds[world]}/guides/${guide}-probe.html`,
          listableWays,
          targets[world].listed,
        )
      if (isControlled) tryInWorker(world, inWorker)
    }
    // Ways that need a page of their own arrive without a service worker, in the other test.
    const compared = isControlled ? { ...inPage, ...inWorker } : { ...inPage, ...ownPageWays }
    const awaited = Object.keys(compared).filter((name) => !Object.hasOwn(withoutControl, name))
    const missing = () => awaited.filter((name) => !targets.open.arrived().includes(name))
    const missingAtOnce = () => missing().filter((name) => name !== backgroundFetch)
    const settled = () =>
      expect
        .poll(missingAtOnce, { timeout: 20_000 })
        .toEqual([])
        .catch(() => {})
    await settled()
    // Of a hundred that begin at once in one page a busy browser may drop one. It is made again in a page of its own, in
    // the site as well.
    for (let round = 0; round < 5 && missingAtOnce().length > 0; round += 1) {
      const again = new Set(missingAtOnce())
      const waysAgain = (ways: Ways) =>
        Object.fromEntries(Object.entries(ways).filter(([name]) => again.has(name)))
      for (const world of worldNames) {
        const inOwnPages = (path: string, ways: Ways) =>
          tryInOwnPages(contexts[world], worlds[world] + path, waysAgain(ways), targets[world].of)
        await inOwnPages(plainOf(world), inPage)
        if (!isControlled) await inOwnPages('/probe.html', ownPageWays)
        if (isControlled) tryInWorker(world, waysAgain(inWorker))
      }
      await settled()
    }
    await expect.poll(missing, { message: 'without headers', timeout: 240_000 }).toEqual([])
    await expect.poll(() => targets.open.arrivedAtListed(), { message: 'at the source' }).toBeGreaterThan(50)
    expect(targets.sealed.arrived()).toEqual([])
    expect(targets.sealed.arrivedAtListed()).toBe(0)
    const { annotations, title } = test.info()
    annotations.push({ type: 'figure', description: `${title}: 0 of ${names.length} ways arrive` })
    await browser.close()
    for (const world of worldNames) await targets[world].close()
  })
