import type { Page } from '@playwright/test'
import { serve } from '../../build/server/serve.js'
import { test as base, visit } from './test.ts'

/** An origin that serves one folder after another, or nothing. */
export class Host {
  #server: Awaited<ReturnType<typeof serve>> | undefined
  #port = 0

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  async serve(dist: string): Promise<void> {
    await this.goAway()
    this.#server = await serve({ dist, port: this.#port })
    this.#port = Number(new URL(this.#server.url).port)
  }

  async goAway(): Promise<void> {
    await this.#server?.close()
    this.#server = undefined
  }
}

/** The site's `test` with a service worker at an origin of its own, which serves `firstDist` at first and can be closed. */
export const test = base.extend<{ firstDist: string; host: Host }>({
  serviceWorkers: 'allow',
  firstDist: ['dist', { option: true }],
  host: async ({ firstDist }, use) => {
    const host = new Host()
    await host.serve(firstDist)
    await use(host)
    await host.goAway()
  },
  baseURL: ({ host }, use) => use(host.url),
})

/** Opens a page and waits until its service worker has cached every file and controls it. */
export async function visitForOffline(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}
