import { type BrowserContext, test as base, expect } from '@playwright/test'
import { sitePages } from './site.ts'
import { hydrated } from './test.ts'

const guides = sitePages.filter(({ path, language }) => language === 'en' && path.includes('/guides/'))

/** Stands in for every other site: the test needs no network, and none is asked. */
async function replaceOtherSites(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  const own = new URL(baseURL ?? '').origin
  const body = '<!doctype html><title>The source</title><h1>The source</h1>'
  await context.route(
    (url) => url.origin !== own,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  )
}

for (const { path } of guides)
  base(`every source of ${path} opens under the policy of the site`, async ({ page, context, baseURL }) => {
    await replaceOtherSites(context, baseURL)
    await page.goto(path)
    const links = page.locator('article a[href^="http"]')
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

base('a site that no guide names does not open', async ({ page, context, baseURL }) => {
  await replaceOtherSites(context, baseURL)
  await page.goto(guides[0]?.path ?? '/')
  await hydrated(page)
  const link = page.locator('article a[href^="http"]').first()
  await link.evaluate((element) => element.setAttribute('href', 'https://elsewhere.example/'))
  await link.click()
  await expect(page).not.toHaveURL(/guides/)
  await expect(page).not.toHaveTitle('The source')
})
