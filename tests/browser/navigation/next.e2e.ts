import type { Page } from '@playwright/test'
import { pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { nextSteps } from '../../jobs/next-pairs.ts'
import { doMainJob } from '../main-job.ts'
import { arrived, expect, test, visit } from '../test.ts'

const row = (page: Page) => page.locator('[data-next]')
const notice = (page: Page) => page.locator('[data-arrival]')

async function finishJob(page: Page, tool: string): Promise<void> {
  await visit(page, `/tools/${tool}`)
  await arrived(page)
  await doMainJob(page, tool)
  await expect(row(page)).toBeVisible()
}

for (const [tool, steps] of Object.entries(nextSteps))
  test(`every next step after ${tool} opens its tool with the result, and can be undone`, async ({
    page,
  }) => {
    await finishJob(page, tool)
    await expect(row(page).locator('[data-step]')).toHaveCount(steps.length)
    for (const step of steps) {
      const [to = ''] = step.split('.')
      await row(page).locator(`[data-step="${step}"]`).click()
      await expect(page).toHaveURL(new RegExp(`/tools/${to}$`))
      await expect(notice(page)).toContainText(/^(1 file|Text|Colour) from /)
      await notice(page).getByRole('button', { name: 'Undo' }).click()
      await expect(notice(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`/tools/${tool}$`))
      await expect(row(page)).toBeVisible()
    }
  })

test('photos go from the compressor to a PDF without a copy of their bytes, and both tools keep their work', async ({
  page,
}) => {
  await visit(page, '/tools/image-compressor')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      ['a.png', 'b.png', 'c.png'].map((name) => pickedFile(name, pngFile({ width: 64, height: 48 }))),
    )
  const next = row(page).locator('[data-step="photo-to-pdf"]')
  await expect(next).toBeVisible()
  const ofCompressor = new Set(page.workers().map((worker) => worker.url()))
  expect(ofCompressor.size).toBeGreaterThan(0)
  await next.click()
  await expect(notice(page)).toContainText('3 files from Image compressor')
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goBack()
  await expect(notice(page)).toContainText('Your 3 files are still here')
  await expect(row(page)).toBeVisible()
  // With their results: nothing is inspected or compressed again.
  expect(workers.filter((url) => ofCompressor.has(url))).toEqual([])
  await page.goForward()
  await expect(notice(page)).toContainText('Your 3 files are still here')
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await notice(page).getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Page 3 of 3')).toHaveCount(0)
})
