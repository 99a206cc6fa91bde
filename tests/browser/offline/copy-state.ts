import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { OfflineBuild } from '../../../src/app/offline/offline-build.ts'
import type { CopyAnswer, CopyRequest } from '../../../src/lib/offline/copy-requests.ts'

/** What the service worker of a built site lists. */
export const listOf = (dist: string): OfflineBuild =>
  JSON.parse(/^const OFFLINE_BUILD = (.*);\n/.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))?.[1] ?? '{}')

/** Asks the service worker as the site does, and waits for its answer. */
export const ask = (page: Page, request: CopyRequest): Promise<CopyAnswer> =>
  page.evaluate(async (data) => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise<CopyAnswer>((resolve) => {
      port1.onmessage = (event) => resolve(event.data)
      active?.postMessage(data, [port2])
    })
  }, request)

/** The state of the copy, for a page. */
export const copyFor = (page: Page, path: string): Promise<CopyAnswer> =>
  ask(page, { kind: 'read-copy', page: path })

/** The paths of all files that are stored. */
export const storedFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('toolnook-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !path.startsWith('/.'))
  })
