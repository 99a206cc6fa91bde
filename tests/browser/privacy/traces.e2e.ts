import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, chromium } from '@playwright/test'
import { messages as t } from '../../../src/pages/privacy-check/messages.en.ts'
import { expect, visit } from '../test.ts'

const limit = t.limits.items.find(({ text }) => text.includes('cookie'))

base('what the page says of cookies and of the history is what a script could do', async ({ baseURL }) => {
  const { launchOptions } = base.info().project.use
  // With the back-forward cache, which test drivers switch off.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs })
  const page = await browser.newPage({
    ...(baseURL === undefined ? {} : { baseURL }),
    serviceWorkers: 'block',
  })
  const cookies: (string | undefined)[] = []
  const other = createServer(({ headers }, response) => {
    cookies.push(headers.cookie)
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Another port</title>')
  })
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const otherUrl = `http://localhost:${(other.address() as AddressInfo).port}/`
  await page.goto(otherUrl)
  const before = await page.evaluate(() => history.length)
  await visit(page, '/privacy-check')
  await page.getByText(limit?.title ?? 'missing', { exact: true }).click()
  await expect(page.getByText(limit?.text ?? 'missing')).toBeVisible()
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a page could leave behind, and the site never writes
    document.cookie = 'typed=secret'
    for (let step = 0; step < 5; step += 1) history.pushState({}, '')
  })
  // Delayed, so that the script returns before its page navigates.
  await page.evaluate(() => void setTimeout(() => history.go(-6)))
  await expect(page).toHaveTitle('Another port')
  expect(await page.evaluate(() => history.length)).toBe(before + 6)
  await page.goto(otherUrl)
  expect(cookies.at(-1)).toContain('typed=secret')
  await browser.close()
  other.closeAllConnections()
  await new Promise((resolve) => other.close(resolve))
})
