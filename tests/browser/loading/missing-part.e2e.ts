import { messages as invoiceTexts } from '../../../src/tools/invoice-generator/messages.en.ts'
import { colourPhoto, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { openWithPhotos, photoRows } from '../photo-tool.ts'
import { expect, test, visit } from '../test.ts'

/*
 * The code of an earlier build is gone from the server once there is a new one, and a connection can break: what is
 * already on the page stays usable then.
 */
test.use({
  serviceWorkers: 'block',
  expectedErrors: /^Failed to load resource: net::ERR_FAILED|(PageGrid|ZoomField|InvoicePage|PageMiniature)-/,
})

test('photos stay selected when the code that previews pages cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/(PageGrid|ZoomField)-.*\.js$/, (route) => route.abort())
  await openWithPhotos(page, [colourPhoto('red.png', red)])
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
