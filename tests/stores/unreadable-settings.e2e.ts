import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { messages as english } from '../../src/app/catalog/messages.en.ts'
import { messages as yourData } from '../../src/pages/your-data/messages.en.ts'
import { shellTexts } from '../browser/site.ts'
import { expect, test, visit } from '../browser/test.ts'

const broken: Readonly<Record<string, string>> = {
  'toolnook:photo-to-pdf:settings': '{"v":1,"d":{"pageSize":"A4","orientation":"portrait"}}',
  'toolnook:password-security:checklist': '[true]',
  darkMode: '"dim"',
}
const newer = ['toolnook:image-converter:settings', '{"v":2,"d":{"type":"heic"}}'] as const

const records = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({ ...localStorage }))

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(
    (all) => {
      for (const [key, text] of all) localStorage.setItem(key, text)
    },
    [...Object.entries(broken), newer],
  )
})

const asideOf = (all: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([key]) => key.startsWith('toolnook:quarantine:'))
      .map(([key, text]) => [
        key.replace('toolnook:quarantine:', ''),
        (JSON.parse(text) as { raw: string }).raw,
      ]),
  )

test('unreadable settings are quarantined, exported and deleted with the rest', async ({ page }) => {
  await visit(page, '/tools/photo-to-pdf')
  await page.getByLabel(/^Margin/).fill('20')
  await visit(page, '/guides/password-security')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: shellTexts.en.darkMode }).first().click()
  await expect.poll(async () => asideOf(await records(page))).toEqual(broken)

  await visit(page, '/your-data')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: yourData.export.button }).click()
  const file = readFileSync(await (await started).path(), 'utf8')
  const exported = (JSON.parse(file) as { records: Readonly<Record<string, string>> }).records
  expect(exported).toEqual(await records(page))
  expect(asideOf(exported)).toEqual(broken)

  await page.getByRole('button', { name: yourData.deleteAll.button, exact: true }).click()
  await page.getByRole('button', { name: yourData.deleteAll.confirm }).click()
  await expect(page.getByText(yourData.deleteAll.done).first()).toBeVisible()
  expect(await records(page)).toEqual({})
})

test('settings of a newer build stay unchanged, and the page says so', async ({ page }) => {
  await visit(page, '/tools/image-converter')
  await page.getByRole('radio').nth(1).check({ force: true })
  await expect(page.getByText(english.storage.newer)).toBeVisible()
  expect((await records(page))[newer[0]]).toBe(newer[1])
})
