import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'
import { batchOn, pickedFile } from '../testing/batch-page.ts'

const upload = /^Click to upload/
const photo = pickedFile('photo.png', pngFile({ width: 320, height: 240 }))

/** A photo as JPG in the converter, whose encoder for AVIF does not come before the test lets it. */
async function openWithoutEncoder(page: Page) {
  let release = (_: 'continue' | 'abort') => {}
  const released = new Promise<'continue' | 'abort'>((resolve) => (release = resolve))
  await page.route(/avif_enc[^/]*\.wasm$/, async (route) => route[await released]())
  await visit(page, '/tools/image-converter')
  await page.getByRole('radio', { name: 'Any format' }).check()
  const tool = batchOn(page, upload)
  await tool.pick(photo)
  await tool.settled()
  await expect(pdfButton(page)).toBeVisible()
  return { tool, release }
}

/** The button of the tool that makes a PDF, by `data-step`. */
const toPdf = 'photo-to-pdf'
const pdfButton = (page: Page) => page.locator(`[data-step="${toPdf}"]`)

/** Chooses AVIF and presses what is still shown, by its label or step, before the browser draws anything. */
const chooseAvifAndPress = (page: Page, ...names: readonly string[]) =>
  page.getByRole('radio', { name: 'AVIF', exact: true }).evaluate(async (radio: HTMLInputElement, wanted) => {
    const buttons = [...document.querySelectorAll('button')].filter(
      ({ textContent, dataset }) => wanted.includes(textContent) || wanted.includes(dataset.step ?? ''),
    )
    radio.click()
    // React renders in a microtask.
    await Promise.resolve()
    for (const button of buttons) button.click()
    return buttons.length
  }, names)

const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' })

test('a tool that is pressed while files are processed again opens with the new file, however long it takes', async ({
  page,
}) => {
  const { release } = await openWithoutEncoder(page)
  expect(await chooseAvifAndPress(page, toPdf)).toBe(1)
  await expect(cancel(page)).toBeVisible()
  await expect(pdfButton(page)).toHaveCount(0)
  release('continue')
  await expect(page).toHaveURL(/\/tools\/photo-to-pdf$/)
  await expect(page.getByText('photo.avif')).toBeVisible()
})

test('Cancel takes back the download and the tool that wait for the new file', async ({ page }) => {
  const { tool, release } = await openWithoutEncoder(page)
  const downloads: string[] = []
  page.on('download', (each) => downloads.push(each.suggestedFilename()))
  expect(await chooseAvifAndPress(page, 'Download', toPdf)).toBe(2)
  await cancel(page).click()
  await expect(page.locator('li[data-state="stopped"]')).toHaveCount(1)
  release('continue')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await tool.settled()
  await expect(pdfButton(page)).toBeVisible()
  await expect(page).toHaveURL(/\/tools\/image-converter$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(downloads).toEqual([])
  expect((await tool.save('Download')).name).toBe('photo.avif')
  expect(downloads).toEqual(['photo.avif'])
})

test.describe('an encoder that does not load', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ })

  test('a tool that waits for a file that fails gets nothing, and the file says why', async ({ page }) => {
    const { tool, release } = await openWithoutEncoder(page)
    expect(await chooseAvifAndPress(page, toPdf)).toBe(1)
    await expect(cancel(page)).toBeVisible()
    release('abort')
    await expect(page.locator('li[data-state="failed"]')).toHaveCount(1)
    await expect(page).toHaveURL(/\/tools\/image-converter$/)
    await page.getByRole('radio', { name: 'JPG', exact: true }).check()
    await tool.settled()
    await expect(pdfButton(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
