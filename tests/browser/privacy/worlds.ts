import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { filesUnder } from '../../../build/steps/output/files.ts'
import { Host } from '../host.ts'
import { dist, sourcesOfGuides } from '../site.ts'
import { workerAttempts } from './attempts/worker.ts'

/** Origins with the same pages and workers. */
type Worlds = {
  /** The built site, with its headers. */
  readonly sealed: string
  /** The same without any header. */
  readonly open: string
}

const page = '<!doctype html><html lang="en"><title>Probe</title><style></style><body></body></html>'

/** The policy forbids `eval`, so the attempts are in the worker's own file. */
const worker = `const attempts = { ${Object.entries(workerAttempts)
  .map(([name, attempt]) => `${JSON.stringify(name)}: ${attempt}`)
  .join(', ')} }
onmessage = async ({ data: [name, to] }) => {
  let outcome = 'done'
  try { await attempts[name](to) } catch (error) { outcome = error.name }
  postMessage(outcome)
}`
/** A service worker that passes every request through. */
const passingWorker = `oninstall = () => skipWaiting()
onactivate = (event) => event.waitUntil(clients.claim())
onfetch = () => {}`
/** A worker started by another, with the third party's URL in its own URL. */
const nestedWorker = "fetch(location.search.slice(1) + '/?nested', { mode: 'no-cors' })"

async function serveOpen() {
  const files: Readonly<Record<string, string>> = {
    '/': page,
    '/probe': page,
    '/probe.html': page,
    '/workers/probe.js': worker,
    '/nested.js': nestedWorker,
    '/sw.js': passingWorker,
  }
  const workers = new Map(
    (await filesUnder(join(dist, 'workers')))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`/workers/${file}`, join(dist, 'workers', file)]),
  )
  const server = createServer(({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '/'
    const built = workers.get(path)
    if (built !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync(built))
      return
    }
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(path in files ? 200 : 404, { 'Content-Type': type }).end(files[path] ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}

/** Playwright's `test` with a sealed and an open world, in which visits need not be clean. */
export const test = base.extend<object, { worlds: Worlds }>({
  worlds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture from its text
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'probe-'))
      await cp(dist, folder, { recursive: true })
      await writeFile(join(folder, 'probe.html'), page)
      // The headers of a guide apply to every path that begins with its own.
      for (const id of Object.keys(sourcesOfGuides))
        await writeFile(join(folder, `guides/${id}-probe.html`), page)
      await writeFile(join(folder, 'workers/probe.js'), worker)
      await writeFile(join(folder, 'nested.js'), nestedWorker)
      const sealed = new Host()
      await sealed.serve(folder)
      const open = await serveOpen()
      await use({ sealed: sealed.url, open: open.url })
      open.close()
      await sealed.goAway()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

/** Adds a function to the page that starts workers as its policy allows; once a page. */
const allowWorkers = (page: Page) =>
  page.evaluate(() => {
    type Policy = { createScriptURL(url: string): string }
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): Policy }
    }
    const policy = trustedTypes.createPolicy('app', { createScriptURL: (url: string) => url })
    Object.assign(window, { start: (url: string) => new Worker(policy.createScriptURL(url)) })
  })

type Starter = Window & { start(url: string): Worker; worker?: Worker }

/** Opens an empty page that may start workers. */
export async function openProbe(page: Page, world: string): Promise<void> {
  await page.goto(`${world}/probe`)
  await allowWorkers(page)
}

/** Makes an attempt in the probe worker of a world; returns 'done' or the name of the error. Needs `openProbe`. */
export const attemptInWorker = (page: Page, name: string, to: string): Promise<string> =>
  page.evaluate(
    (message) =>
      new Promise<string>((resolve) => {
        const started = (window as unknown as Starter).start('/workers/probe.js')
        started.onmessage = ({ data }) => resolve(data)
        started.onerror = () => resolve('the worker did not start')
        started.postMessage(message)
      }),
    [name, to],
  )

/** Starts a worker of the site by its URL and terminates the previous one. Needs `openProbe`. */
export async function startBuiltWorker(page: Page, path: string) {
  const started = page.waitForEvent('worker', (worker) => worker.url().endsWith(path))
  await page.evaluate((address) => {
    const starter = window as unknown as Starter
    starter.worker?.terminate()
    starter.worker = starter.start(address)
  }, path)
  return started
}
