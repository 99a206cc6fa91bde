import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { refuseFileReads } from '../../../../tests/browser/refuse-file-reads.ts'
import { expect, holdBack, test, visit } from '../../../../tests/browser/test.ts'
import { messages as t } from '../messages.en.ts'

const path = '/tools/qr-generator'

const panel = (page: Page) => page.getByRole('region', { name: t.batch, exact: true })
const batchAlert = (page: Page) => panel(page).getByRole('alert')
const picker = (page: Page) => panel(page).locator('input[type="file"]')
/** Opens the page with the group of many codes. */
const visitBatch = async (page: Page) => {
  await visit(page, path)
  await page.locator('summary').filter({ hasText: t.batch }).click()
}
const open = (page: Page, content: string | Buffer, name = 'menu.csv') =>
  picker(page).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

/** Too long to edit on the page: 400 rows of 300 characters. */
const long = Array.from({ length: 400 }, (_, index) => `row-${index},${'1'.repeat(300)}`).join('\n')

test('files are read in workers only; short ones can be edited, long ones are used unchanged', async ({
  page,
}) => {
  await refuseFileReads(page)
  await visitBatch(page)
  await open(page, 'one,1\ntwo,2\n')
  await expect(page.getByLabel(t.lines)).toHaveValue('one,1\ntwo,2\n')
  await expect(page.getByRole('radio', { name: t.rowKinds['name-content'] })).toBeChecked()
  await expect(panel(page).getByRole('button', { name: t.makeBatch(2) })).toBeEnabled()

  await open(page, long)
  await expect(panel(page)).toContainText(`${t.fileRows(400)} menu.csv`)
  await expect(page.getByLabel(t.lines)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByLabel(t.lines)).toHaveValue('one,1\ntwo,2\n')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await panel(page)
    .getByRole('button', { name: t.makeBatch(2) })
    .click()
  await expect(panel(page)).toContainText(t.batchDone(2))
  const saving = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: t.downloadZip }).click()
  expect(Object.keys(unzipSync(readFileSync(await (await saving).path())))).toEqual(['one.png', 'two.png'])
})

test('codes can be generated during a recount of their rows', async ({ page }) => {
  await visitBatch(page)
  await page.getByLabel(t.lines).fill('one,1\ntwo,2')
  const make = panel(page).getByRole('button', { name: t.makeBatch(2) })
  await expect(make).toBeEnabled()
  const releaseCount = await holdBack(page, '**/workers/qr-generator.batch.rows.worker*')
  const counting = page.waitForRequest('**/workers/qr-generator.batch.rows.worker*')
  await page.getByRole('radio', { name: t.rowKinds['name-content'] }).check()
  await counting
  await make.click()
  await expect(panel(page)).toContainText(t.batchDone(2))
  releaseCount()
})

test('a refused file shows its name and reason, and the typed lines stay', async ({ page }) => {
  await visitBatch(page)
  await page.getByLabel(t.lines).fill('typed')
  for (const [content, why] of [
    [Buffer.alloc(6 * 1024 * 1024, 'x'), 'too-large'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'not-text'],
    [Buffer.from('a,\xfd', 'latin1'), 'encoding'],
    ['x\n'.repeat(10_001), 'too-many-rows'],
  ] as const) {
    await open(page, content)
    await expect(batchAlert(page)).toContainText(t.fileRefused('menu.csv'))
    await expect(batchAlert(page)).toContainText(t.rowsReason(why))
    await expect(page.getByLabel(t.lines)).toHaveValue('typed')
  }
  await expect(panel(page).getByRole('button', { name: t.makeBatch(1) })).toBeEnabled()
})

test('a file that is deleted before generation shows an error', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'codes-'))
  const file = join(folder, 'gone.csv')
  writeFileSync(file, long)
  await visitBatch(page)
  await picker(page).setInputFiles(file)
  await expect(panel(page)).toContainText(`${t.fileRows(400)} gone.csv`)
  rmSync(folder, { recursive: true })
  await panel(page)
    .getByRole('button', { name: t.makeBatch(400) })
    .click()
  await expect(batchAlert(page)).toContainText(t.batchStopped)
  await expect(batchAlert(page)).toContainText(t.rowsReason('unreadable'))
})
