import type { Page } from '@playwright/test'
import { messages as yourData } from '../../../src/pages/your-data/messages.en.ts'
import { expect, test, visit } from '../../browser/test.ts'
import { editAll, edits, pathOf, records } from './edits.ts'

// A tab without interaction may play no sound, which Chromium reports in the console.
test.use({ expectedErrors: /AudioContext was not allowed to start/ })

/** Navigates a tab to another page. */
async function leave(tab: Page): Promise<void> {
  await tab.bringToFront()
  await visit(tab, '/about')
}

/** Waits until this tab has received what another stored: each has a process of its own. */
const expectRecords = (tab: Page, stored: Awaited<ReturnType<typeof records>>) =>
  expect.poll(() => records(tab), { message: `stored after ${tab.url()}` }).toEqual(stored)

for (const tool of Object.keys(edits))
  test(`${tool}: closing a stale tab last does not change what a newer one stored`, async ({
    context,
    page: stale,
  }) => {
    await visit(stale, pathOf(tool))
    const newer = await context.newPage()
    await visit(newer, pathOf(tool))
    await editAll(newer, tool)
    const stored = await records(newer)
    await newer.close()
    await expectRecords(stale, stored)
    await leave(stale)
    await expectRecords(stale, stored)
  })

test('deleted records stay deleted when tabs that showed them are closed', async ({ context, page }) => {
  const tabs: Page[] = []
  for (const tool of Object.keys(edits)) {
    const tab = await context.newPage()
    tabs.push(tab)
    await visit(tab, pathOf(tool))
    await editAll(tab, tool)
  }
  await visit(page, '/your-data')
  await page.getByRole('button', { name: yourData.deleteAll.button, exact: true }).click()
  await page.getByRole('button', { name: yourData.deleteAll.confirm, exact: true }).click()
  await expect(page.getByRole('main').getByText(yourData.deleteAll.done).last()).toBeVisible()
  expect(await records(page)).toEqual({})
  for (const tab of tabs) {
    await leave(tab)
    await expectRecords(tab, {})
  }
  for (const tab of tabs) await tab.close()
  expect(await records(page)).toEqual({})
})
