import { expect, type Page } from '@playwright/test'
import { collectAnnouncements } from '../../../../tests/browser/accessibility/announcements.ts'
import { test, visit } from '../../../../tests/browser/test.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'
import { batchOn, pickedFile } from '../testing/batch-page.ts'

const upload = /^Click to upload (PNG )?images/

const picture = (name: string) =>
  pickedFile(name, pngFile({ width: 240, height: 160, row: () => new Array<number>(720).fill(90) }))
const cutOff = (name: string) => {
  const whole = picture(name)
  return { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length - 40) }
}
const photo = (name: string) =>
  pickedFile(name, jpegFile({ columns: 5, rows: 3, block: () => [90, 128, 128] }), 'image/jpeg')
const text = (name: string) => pickedFile(name, Buffer.from('only text'), 'text/plain')

const tile = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}, `) })
const filled = (page: Page) =>
  page
    .locator('main button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility() && /_primary_/.test(button.className))
        .map(({ textContent }) => textContent),
    )

test('arrow keys, Home and End move along the files', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  await tool.pick(...['a.png', 'b.png', 'c.png', 'd.png'].map(picture))
  await tool.settled()
  await tile(page, 'a.png').focus()
  await page.keyboard.press('End')
  await expect(tile(page, 'd.png')).toBeFocused()
  await expect(tile(page, 'd.png')).toBeChecked()
  await expect(page.getByRole('figure', { name: /d\.png$/ })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(tile(page, 'c.png')).toBeChecked()
  await page.keyboard.press('Home')
  await expect(tile(page, 'a.png')).toBeFocused()
  await expect(tile(page, 'a.png')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, 'b.png')).toBeChecked()
})

test('shown files are removed one after another by keyboard, and the next one is shown each time', async ({
  page,
}) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  await tool.pick(...['a.png', 'b.png', 'c.png'].map(picture))
  await tool.settled()
  await tile(page, 'b.png').check()
  const remove = page.getByRole('button', { name: 'Remove the shown picture' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(tile(page, 'c.png')).toBeChecked()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tile(page, 'a.png')).toBeChecked()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: upload })).toBeFocused()
})

test('what mends the only file is the one filled button, and the focus stays on the page', async ({
  page,
}) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  await tool.pick(cutOff('cut.png'))
  await expect(page.locator('[data-result]')).toContainText('The file is cut off')
  await expect(tile(page, 'cut.png')).toHaveAccessibleName('cut.png, Failed')
  await expect.poll(() => filled(page)).toEqual(['Recover the readable part'])
  await page
    .locator('[data-result]')
    .getByRole('button', { name: 'Recover the readable part' })
    .press('Enter')
  await expect(tool.row('cut.png')).toContainText('Recovered')
  await expect.poll(() => filled(page)).toEqual(['Download'])
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('the page stays where it is when the first files come', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  // Before the page is asked for the place: the driver takes the chooser over only after a moment.
  const chooser = page.waitForEvent('filechooser')
  // As a hand does it: a click by Playwright scrolls the page itself.
  const box = await page.getByText('Click to upload images').boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  await (await chooser).setFiles([picture('a.png')])
  await tool.settled()
  await expect(page.getByRole('slider', { name: 'How much of the result is shown' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await tile(page, 'a.png').focus()
  expect(await page.evaluate(() => scrollY), 'the picture stays in view').toBe(0)
})

test('what can be done about many refused files is in view with the tiles', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await visit(page, '/tools/image-converter')
  const tool = batchOn(page, upload)
  await tool.pick(picture('a.png'), ...[1, 2, 3, 4, 5].map((each) => photo(`${each}.jpg`)), text('6.png'))
  await tool.settled()
  await expect(page.getByRole('button', { name: 'Convert these 5 JPG files to PNG' })).toBeInViewport({
    ratio: 1,
  })
  await expect(tile(page, 'a.png')).toBeInViewport({ ratio: 0.9 })
})

test('a pick is announced once it has been added and once it is done, also if some files fail', async ({
  page,
}) => {
  await visit(page, '/tools/image-compressor')
  const announced = await collectAnnouncements(page)
  const tool = batchOn(page, upload)
  await tool.pick(...['a.png', 'b.png', 'c.png'].map(picture), cutOff('cut.png'))
  await tool.settled()
  const done = async () => (await announced()).filter((each) => /ready|failed/.test(each))
  await expect.poll(done).toEqual([expect.stringMatching(/^3 files ready, .*\. 1 file failed$/)])
  await tool.pick(text('notes.txt'))
  await expect(tool.alert).toContainText('notes.txt')
  expect(await done()).toHaveLength(1)
})

test('Compare in the list brings the picture into view', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  await tool.pick(...Array.from({ length: 12 }, (_, index) => picture(`${index}.png`)))
  await tool.settled()
  await page.getByRole('button', { name: 'Compare 11.png' }).click()
  const slider = page.getByRole('slider', { name: 'How much of the result is shown' })
  await expect(slider).toBeFocused()
  await expect(slider).toBeInViewport()
  await expect(page.getByRole('figure', { name: /11\.png$/ })).toBeVisible()
})
