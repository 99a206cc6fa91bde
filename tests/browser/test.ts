import { test as base, expect, type Page } from '@playwright/test'
import { uiText } from '../../src/ui/text/messages.en.ts'

type Options = {
  /** Console errors that the visit causes on purpose, such as the 404 of an unknown path; none by default. */
  readonly expectedErrors: RegExp
  /**
   * Whether a pointer moves over each page as it opens, so that the page hydrates: by default. Otherwise it does so at the
   * first intent (docs/adr/0050-pages-hydrate-at-the-first-intent.md).
   */
  readonly pointerMoves: boolean
}

/** React reports that it has rendered again, since something else was due while a part could not be loaded. */
const renderedAgain = /^Minified React error #520;/

/** Playwright's message in tests without a service worker. */
const noServiceWorker = /^Service Worker registration blocked by Playwright$/

/**
 * Playwright's `test`, in which every visit must be clean: no request to another origin, no console error,
 * no uncaught exception and no violation of the content security policy. Without a service worker, unless a test
 * allows it: each downloads the whole site, which takes longer than most tests.
 */
export const test = base.extend<Options & { clean: undefined }>({
  serviceWorkers: 'block',
  expectedErrors: [/$^/, { option: true }],
  pointerMoves: [true, { option: true }],
  clean: [
    async ({ context, baseURL, expectedErrors, pointerMoves }, use) => {
      if (pointerMoves) await context.addInitScript(movePointer)
      const faults: string[] = []
      const own = new URL(baseURL ?? 'http://localhost').origin
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== own) faults.push(`request to ${request.url()}`)
      })
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (expectedErrors.test(message.text()) || noServiceWorker.test(message.text())) return
        faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
      })
      const losesParts = expectedErrors.test('Failed to fetch dynamically imported module')
      context.on('weberror', (weberror) => {
        const { message, stack = message } = weberror.error()
        if (!(losesParts && renderedAgain.test(message))) faults.push(`uncaught: ${stack}`)
      })
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`policy violation: ${effectiveDirective} refused ${blockedURI}`)
        })
      })
      await use(undefined)
      expect(faults, 'faults seen during the visit').toEqual([])
    },
    { auto: true },
  ],
})

/** As an init script, for contexts that a test makes itself. */
export function movePointer(): void {
  const move = () => dispatchEvent(new PointerEvent('pointermove'))
  // With the first frame, for which `begin.js` has run; there is none in a hidden tab.
  requestAnimationFrame(move)
  addEventListener('DOMContentLoaded', move)
}

/** Opens a page, moves a pointer over it and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
  await hydrated(page)
}

/** As `visit`, in what is for the site a new tab: without the work of a page that was open before. */
export async function visitInNewTab(page: Page, path: string): Promise<void> {
  if (page.url().startsWith('http')) {
    await page.evaluate(() => {
      // The page that is open may note its tab again at any time, and as it is left.
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (...item) {
        if (this !== sessionStorage) setItem.apply(this, item)
      }
      sessionStorage.clear()
    })
  }
  await visit(page, path)
}

/** Delays requests for such URLs, as a slow connection does, until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

/** Waits until React has hydrated the prerendered page and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
}

/** Waits until the site listens to what is dropped on the page or pasted. */
export const listening = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => globalThis.heldFiles === undefined)

/** Uses the page, once it listens: a pointer that only moves over it does not count as a use of it. */
export async function use(page: Page): Promise<void> {
  await listening(page)
  await page.keyboard.press('Shift')
}

/** Waits also for what the page loads by itself after hydration: until no row is a placeholder. */
export async function arrived(page: Page): Promise<void> {
  await hydrated(page)
  await fontsShown(page)
  await expect(page.locator('[data-awaited]')).toHaveCount(0)
  await painted(page)
}

/** Waits until the page is set in its own fonts, with which lines may break elsewhere. */
export const fontsShown = (page: Page): Promise<void> =>
  page.locator('html.fonts').waitFor({ state: 'attached' })

/** Waits until the current state has been laid out and painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Waits until the page has announced that it copied something: the button says so for two seconds only. */
export const expectCopied = (page: Page, copied: string = uiText.copied): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: copied })).toBeAttached()

export { expect }
