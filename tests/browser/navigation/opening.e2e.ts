import type { Page } from '@playwright/test'
import { card, messages } from '../../../src/tools/photo-to-pdf/messages.en.ts'
import { colourPhoto, green, type PickedFile, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { shellTexts } from '../site.ts'
import { expect, listening, test, visit } from '../test.ts'

const t = shellTexts.en
const photos = [colourPhoto('first.png', red), colourPhoto('second.png', green)]

/** What a drop or a paste brings, in the page. */
const transfer = (page: Page, files: readonly PickedFile[]) =>
  page.evaluateHandle(
    (contents) => {
      const data = new DataTransfer()
      for (const { name, type, bytes } of contents)
        data.items.add(new File([Uint8Array.from(bytes)], name, { type }))
      return data
    },
    files.map(({ name, mimeType: type, buffer }) => ({ name, type, bytes: [...buffer] })),
  )

/** Several tools open a picture: the visitor chooses. */
async function expectPhotosInTool(page: Page, count: number): Promise<void> {
  const answer = page.getByRole('region', { name: t.openWith.answer })
  await answer.getByRole('button', { name: card.action ?? card.title, exact: true }).click()
  await expect(page).toHaveURL('/tools/photo-to-pdf')
  await expect(page.getByRole('heading', { name: messages.selected(count) })).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await visit(page, '/')
  await listening(page)
})

test('pictures dropped on the home page open in Photo to PDF', async ({ page }) => {
  const dataTransfer = await transfer(page, photos)
  await page.dispatchEvent('footer', 'dragenter', { dataTransfer })
  await expect(page.getByText(t.drop.text)).toBeVisible()
  await page.dispatchEvent('footer', 'drop', { dataTransfer })
  await expectPhotosInTool(page, 2)
  await expect(page.getByText('first.png')).toBeVisible()
})

test('a picked picture opens in Photo to PDF', async ({ page }) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t.drop.choose }).click()
  await (await chooser).setFiles(photos.slice(0, 1))
  await expectPhotosInTool(page, 1)
})

test('a pasted picture opens in Photo to PDF', async ({ page }) => {
  const clipboardData = await transfer(page, photos.slice(0, 1))
  await clipboardData.evaluate((data) =>
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true })),
  )
  await expectPhotosInTool(page, 1)
})

test('content that no tool opens is reported', async ({ page }) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t.drop.choose }).click()
  await (await chooser).setFiles({
    name: 'a.unknown',
    mimeType: 'application/x-unknown',
    buffer: Buffer.from('?'),
  })
  await expect(page.getByRole('region', { name: t.openWith.answer })).toContainText(t.openWith.nothingFits)
  await expect(page).toHaveURL('/')
})
