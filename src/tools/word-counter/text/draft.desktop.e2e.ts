import type { Page } from '@playwright/test'
import { collectAnnouncements } from '../../../../tests/browser/accessibility/announcements.ts'
import { expect, test, visit, visitInNewTab } from '../../../../tests/browser/test.ts'
import { uiText } from '../../../ui/text/messages.en.ts'
import { messages as t } from '../messages.en.ts'
import { messages as turkish } from '../messages.tr.ts'

const path = '/tools/word-counter'
const longest = 500_000

const area = (page: Page) => page.getByLabel(t.text)
/** The visible note, not its announcement. */
const note = (page: Page, text: string) => page.getByText(text).and(page.locator(':not([role="status"] *)'))
const storedText = (page: Page) =>
  page.evaluate(() => {
    const record = localStorage.getItem('toolnook:word-counter:draft')
    return record === null ? undefined : (JSON.parse(record) as { d: { text: string } }).d.text
  })
const open = (page: Page, text: string) =>
  page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })

test('a text too long to be stored shows a note and leaves the stored one', async ({ page }) => {
  await visit(page, path)
  await area(page).fill('A letter')
  const announced = await collectAnnouncements(page)
  await expect.poll(() => storedText(page)).toBe('A letter')
  await open(page, 'Call me. '.repeat(longest / 9 + 1))
  await expect(note(page, t.tooLongToSave)).toContainText(t.savedBefore)
  await expect
    .poll(async () => (await announced()).filter((text) => text.startsWith(t.tooLongToSave)))
    .toHaveLength(1)
  // Meanwhile the draft is written for another reason, and the page is left.
  await page.getByText(t.goal, { exact: true }).click()
  await page.getByLabel(t.least).fill('5')
  // The long text itself is kept for its tab alone.
  await visitInNewTab(page, path)
  await expect(area(page)).toHaveValue('A letter')
})

test('the stored text stays available when a long text is shortened', async ({ page }) => {
  await visit(page, path)
  await area(page).fill('A letter')
  await expect.poll(() => storedText(page)).toBe('A letter')
  await open(page, 'Call me. '.repeat(longest / 9 + 1))
  await expect(note(page, t.tooLongToSave)).toBeVisible()
  await area(page).fill('Shortened')
  await expect(note(page, t.tooLongToSave)).toHaveCount(0)
  await expect.poll(() => storedText(page)).toBe('Shortened')
  await page.getByRole('button', { name: uiText.showBoth }).click()
  await expect(page.getByRole('region', { name: uiText.otherVersion })).toHaveText('A letter')
})

test('the key that makes a text too long to be stored shows the note', async ({ page }) => {
  await visit(page, `/tr${path}`)
  const text = page.getByLabel(turkish.text)
  await text.evaluate((element: HTMLTextAreaElement, length) => {
    element.value = 'kelime '.repeat(length / 7 + 1).slice(0, length)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, longest)
  await expect.poll(async () => (await storedText(page))?.length).toBe(longest)
  await expect(note(page, turkish.tooLongToSave)).toHaveCount(0)
  await text.press('ControlOrMeta+End')
  await page.keyboard.type('x')
  await expect(note(page, turkish.tooLongToSave)).toContainText(turkish.savedBefore)
  expect((await storedText(page))?.length).toBe(longest)
})

test('with saving off, deleting all data turns it on again only at the next visit', async ({
  page,
  context,
}) => {
  await visit(page, path)
  await page.getByText(t.keeping, { exact: true }).click()
  await page.getByLabel(t.save).uncheck()
  const other = await context.newPage()
  await visit(other, '/about')
  await other.evaluate(() => localStorage.clear())
  await area(page).fill('Not to be stored')
  await expect(page.locator('[data-figure="words"]')).toHaveText('4')
  await expect(page.getByLabel(t.save)).not.toBeChecked()
  await visit(page, path)
  // Besides it, only that the tool was used may be stored.
  const own = () => Object.keys(localStorage).filter((key) => key.startsWith('toolnook:word-counter:'))
  expect(await page.evaluate(own)).toEqual([])
  await expect(page.getByLabel(t.save)).toBeChecked()
})
