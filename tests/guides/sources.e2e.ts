import { test as base, expect, type Page } from '@playwright/test'
import { sitePages } from '../browser/site.ts'
import { hydrated, movePointer } from '../browser/test.ts'

const guides = sitePages.filter(({ path, language }) => language === 'en' && path.includes('/guides/'))

// Cached files do not matter here.
base.use({ serviceWorkers: 'block' })

/**
 * A stand-in for every other site, so that the test needs no network. Playwright's own routes would also bypass
 * the HTTP cache for the site's files, and each guide is opened once for each of its sources.
 */
async function replaceOtherSites(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const body = '<!doctype html><title>The source</title><h1>The source</h1>'
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
    body: Buffer.from(body).toString('base64'),
  }
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    // An aborted request needs no response.
    devtools.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => {})
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

for (const { path } of guides)
  base(`every source of ${path} opens under the policy of the site`, async ({ page }) => {
    await replaceOtherSites(page)
    await page.addInitScript(movePointer)
    await page.goto(path)
    const links = page.locator('article a[href^="https:"]')
    expect(await page.locator('article a[href^="http:"]').count()).toBe(0)
    const count = await links.count()
    expect(count).toBeGreaterThanOrEqual(4)
    for (let place = 0; place < count; place += 1) {
      await hydrated(page)
      const href = (await links.nth(place).getAttribute('href')) ?? ''
      await links.nth(place).click()
      await expect(page, href).toHaveTitle('The source')
      expect(page.url()).toBe(href)
      await page.goBack()
    }
  })

base('a site that no guide names does not open', async ({ page }) => {
  await replaceOtherSites(page)
  await page.addInitScript(movePointer)
  await page.goto(guides[0]?.path ?? '/')
  await hydrated(page)
  const link = page.locator('article a[href^="http"]').first()
  await link.evaluate((element) => element.setAttribute('href', 'https://elsewhere.example/'))
  await link.click()
  await expect(page).not.toHaveURL(/guides/)
  await expect(page).not.toHaveTitle('The source')
})
