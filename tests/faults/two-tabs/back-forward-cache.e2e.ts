import { chromium } from '@playwright/test'
import { messages as counter } from '../../../src/tools/word-counter/messages.en.ts'
import { expect, hydrated, test, visit } from '../../browser/test.ts'
import { pathOf, records } from './edits.ts'

const path = pathOf('word-counter')
const newer = 'Written while the other page lay in the cache.'

test('a page restored from the back-forward cache shows what another tab stored meanwhile', async ({
  baseURL,
}) => {
  // Playwright switches the back-forward cache off.
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  const stale = await context.newPage()
  await stale.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.toggleAttribute('data-persisted', persisted)
    }),
  )
  await visit(stale, path)
  await stale.getByLabel(counter.text).fill('Older.')
  await expect.poll(async () => Object.values(await records(stale)).join()).toContain('Older.')
  await visit(stale, '/about')

  const other = await context.newPage()
  await visit(other, path)
  await other.getByLabel(counter.text).fill(newer)
  await expect.poll(async () => Object.values(await records(other)).join()).toContain(newer)

  // `goBack` waits for a load event, which does not come.
  await stale.evaluate(() => void setTimeout(() => history.back()))
  await expect(stale.locator('html[data-persisted]')).toHaveCount(1)
  await hydrated(stale)
  await expect(stale.getByLabel(counter.text)).toHaveValue(newer)
  await expect(stale.getByText(counter.changedElsewhere).first()).toBeVisible()
  await browser.close()
})
