import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messages as invoiceTexts } from '../../../src/tools/invoice-generator/messages.en.ts'
import { colourPhoto, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { openWithPhotos, photoRows } from '../photo-tool.ts'
import { shellTexts } from '../site.ts'
import { expect, listening, test, visit } from '../test.ts'

/*
 * The code of an earlier build is gone from the server once there is a new one, and a connection can break: what is
 * already on the page stays usable then.
 */
test.use({
  serviceWorkers: 'block',
  expectedErrors:
    /^Failed to load resource: net::ERR_FAILED|(PageGrid|ZoomField|InvoicePage|PageMiniature|FolderLimit)-/,
})

test('photos stay selected when the code that previews pages cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/(PageGrid|ZoomField)-.*\.js$/, (route) => route.abort())
  await openWithPhotos(page, [colourPhoto('red.png', red)])
  await expect(page.getByText(shellTexts.en.update.missing.title)).toBeVisible()
  await expect(page.getByText(shellTexts.en.update.ready.title), 'it may be the connection').toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Reload now' })).toBeVisible()
  await expect(photoRows(page)).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Convert to PDF' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Download PDF' }).filter({ visible: true }).first().click()
  await download
})

test('what is typed into an invoice stays when the code that shows its page cannot be loaded', async ({
  page,
}) => {
  await page.route(/\/assets\/(InvoicePage|PageMiniature)-.*\.js$/, (route) => route.abort())
  await visit(page, '/tools/invoice-generator')
  await page.getByLabel('Company name').fill('Nook Ltd')
  await expect(page.getByText(invoiceTexts.previewFailed)).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue('Nook Ltd')
})

test('a notice whose code cannot be loaded takes no other part of the page with it', async ({
  page,
}, info) => {
  await page.route(/\/assets\/FolderLimit-.*\.js$/, (route) => route.abort())
  await visit(page, '/tools/pomodoro')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('link', { name: shellTexts.en.home }).first().click()
  const pill = page.getByRole('banner').getByRole('link', { name: /open the timer/ })
  await expect(pill).toBeVisible()
  await page.locator('main a[href="/tools/image-compressor"]').first().click()
  await listening(page)
  // Nine folders deep, of which eight are read.
  const album = info.outputPath('album')
  const photo = colourPhoto('red.png', red)
  for (let depth = 0; depth < 9; depth += 1) {
    const folder = join(album, 'f/'.repeat(depth))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${depth}.png`), photo.buffer)
  }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a folder' }).click()
  await (await chooser).setFiles(album)
  await expect(page.getByRole('button', { name: 'Reload now' })).toBeVisible()
  await expect(pill).toBeVisible()
  await expect(page.getByText('7.png').first()).toBeVisible()
})
