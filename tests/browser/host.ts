import { expect, type Page } from '@playwright/test'
import { serve } from '../../build/server/serve.js'
import { test as base, use, visit } from './test.ts'

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
  host: async ({ firstDist }, run) => {
    const host = new Host()
    await host.serve(firstDist)
    await run(host)
    await host.goAway()
  },
  baseURL: ({ host }, run) => run(host.url),
})

/** Opens a page, uses it, and waits until its service worker has stored it and controls it. */
export async function visitForFirstUse(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await use(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/** Makes the whole site work offline with the button under Your data, and opens a page. */
export async function visitForOffline(page: Page, path: string): Promise<void> {
  const yourData = path.startsWith('http') ? new URL('/your-data', path).href : '/your-data'
  await visitForFirstUse(page, yourData)
  await page.getByRole('button', { name: /^Make the whole site work offline/ }).click()
  const whole = page.getByText(/files, so that every tool works offline/)
  await expect(whole).toBeVisible({ timeout: 90_000 })
  await visit(page, path)
}
