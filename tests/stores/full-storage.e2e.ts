import type { Page } from '@playwright/test'
import { messages as english } from '../../src/app/catalog/messages.en.ts'
import { messages as yourData } from '../../src/pages/your-data/messages.en.ts'
import { messages as wordCounter } from '../../src/tools/word-counter/messages.en.ts'
import { expect, test, visit } from '../browser/test.ts'

/** Records of several tools, then unowned records until not one more character fits. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const bmi = { weight: 70, height: 175, age: 40, gender: 'male', bmi: 22.9, category: 'normal' }
    for (let index = 0; index < 10; index += 1)
      localStorage.setItem(
        `toolnook:bmi-calculator:history:${index}`,
        JSON.stringify({ v: 1, t: index, s: index, d: { ...bmi, timestamp: index } }),
      )
    for (let index = 10; index < 30; index += 1) {
      const date = `2026-01-${index}`
      const day = { date, completedSessions: 1, totalFocusTime: 25, ids: [date] }
      localStorage.setItem(`toolnook:pomodoro:days:${date}`, JSON.stringify({ v: 1, t: 1, s: index, d: day }))
    }
    localStorage.setItem('toolnook:quarantine:toolnook:qr-generator:style', '{"t":1,"raw":"{"}')
    let filler = ''
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(size))
        filler += 'x'.repeat(size)
      } catch {
        // The next half may fit.
      }
  })
}

test('ticking a guide’s checklist reports that storage is full', async ({ page }) => {
  await page.goto('/about')
  await fillStorage(page)
  await visit(page, '/guides/password-security')
  await page.getByRole('checkbox').first().check()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: english.storage.full })).toBeVisible()
})

const records = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'filler')))

test('a draft removes nothing of other tools when storage is full, and the page says so', async ({
  page,
}) => {
  await page.goto('/about')
  await fillStorage(page)
  const before = await records(page)
  expect(Object.keys(before)).toHaveLength(31)

  await visit(page, '/tools/word-counter')
  const text = page.getByLabel(wordCounter.text)
  // Less than the records of other tools take.
  await text.fill('A long letter. '.repeat(100))
  const notice = page.getByRole('status').filter({ hasText: english.storage.full })
  await expect(notice).toBeVisible()
  expect(await records(page)).toEqual(before)

  await notice.getByRole('link', { name: english.storage.yourData }).click()
  await expect(page.getByText(yourData.stored.full(1))).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Pomodoro' }).getByRole('button').click()
  await expect(page.getByText(yourData.stored.full(1))).toHaveCount(0)
  expect(Object.keys(await records(page))).toContain('toolnook:word-counter:draft')
})
