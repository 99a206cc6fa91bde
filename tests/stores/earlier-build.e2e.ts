import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { messages as guide } from '../../src/guides/password-security/messages.en.ts'
import { quarantinePrefix } from '../../src/lib/stored-data/keys.ts'
import { messages as yourData } from '../../src/pages/your-data/messages.en.ts'
import { messages as bmi } from '../../src/tools/bmi-calculator/messages.en.ts'
import { messages as invoice } from '../../src/tools/invoice-generator/messages.en.ts'
import { messages as photos } from '../../src/tools/photo-to-pdf/messages.en.ts'
import { messages as words } from '../../src/tools/word-counter/messages.en.ts'
import { toolPages } from '../browser/site.ts'
import { expect, test, visit } from '../browser/test.ts'

/*
 * Data stored by the build of commit 664a082 when every store of every tool was edited on its pages (`editAll` in
 * tests/faults/two-tabs), the ticks of a guide and the theme. Only the password was replaced.
 */
const stored: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('stored-by-earlier-build.json', import.meta.url), 'utf8'),
)

const records = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
  await page.evaluate((values) => {
    for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text)
  }, stored)
})

const shownOn: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'bmi-calculator': async (page) => {
    await expect(page.getByRole('radio', { name: bmi.unitSystems.imperial })).toBeChecked()
    await expect(page.getByText('22.9').filter({ visible: true }).first()).toBeVisible()
  },
  'color-palette': (page) => expect(page.getByRole('button', { name: 'Copy #e5f368' }).first()).toBeVisible(),
  'invoice-generator': async (page) => {
    await expect(page.getByLabel(invoice.companyName)).toHaveValue('Nook Ltd')
    await expect(page.getByRole('heading', { name: invoice.savedInvoices(1) })).toBeVisible()
  },
  'photo-to-pdf': (page) => expect(page.getByLabel(photos.pageSize)).toHaveValue('A3'),
  'qr-generator': (page) => expect(page.getByText('example.com').first()).toBeVisible(),
  'word-counter': (page) => expect(page.getByLabel(words.text)).toHaveValue('Written in the newer tab.'),
}

for (const { path } of toolPages.filter(({ language }) => language === 'en')) {
  const id = path.split('/').at(-1) ?? ''
  test(`${id} reads what an earlier build stored and leaves it unchanged`, async ({ page }) => {
    await visit(page, path)
    await shownOn[id]?.(page)
    // A session in progress has ended meanwhile: it is counted, and the timer is a new one.
    const isSettled = (key: string) => !key.startsWith('toolnook:pomodoro:')
    const settled = (all: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(all).filter(([key]) => isSettled(key)))
    expect(settled(await records(page))).toEqual(settled(stored))
  })
}

test('every record has an owner, and none is quarantined', async ({ page }) => {
  for (const { path } of toolPages.filter(({ language }) => language === 'en')) await visit(page, path)
  expect(Object.keys(await records(page)).filter((key) => key.startsWith(quarantinePrefix))).toEqual([])
  await visit(page, '/your-data')
  const rows = page.getByRole('list', { name: yourData.stored.caption }).getByRole('listitem')
  await expect(rows.filter({ hasText: invoice.title })).toHaveCount(1)
  await expect(rows.filter({ hasText: yourData.stored.unknown })).toHaveCount(0)
})

test('ticks and theme are restored', async ({ page }) => {
  await visit(page, '/guides/password-security')
  await expect(page.getByText(guide.checklist.progress(3, 8))).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/dark/)
})
