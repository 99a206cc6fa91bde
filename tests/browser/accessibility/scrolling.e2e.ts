import { batchOn, pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { messages as compressorTexts } from '../../../src/tools/image-compressor/messages.en.ts'
import { textFile } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { messages as qrTexts } from '../../../src/tools/qr-generator/messages.en.ts'
import { photoTexts, photoTool } from '../photo-tool.ts'
import { expect, painted, test, visit } from '../test.ts'
import { bringAxe, expectAccessible } from './checks/axe.ts'
import { restyle } from './checks/restyle.ts'
import { wideText } from './checks/room.ts'

/*
 * Scroll containers must be scrollable by keyboard. Chromium makes them Tab stops by itself, other browsers
 * do not, so axe is asked whether the page itself has a stop.
 */
test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => bringAxe(context))

const files = (count: number) => Array.from({ length: count }, (_, at) => textFile(`no-picture-${at}.png`))

test('a long list of refused files is a Tab stop, a short one is none', async ({ page }) => {
  for (const count of [30, 1]) {
    await visit(page, photoTool)
    await page.locator('main input[type=file]').setInputFiles(files(count))
    const alert = page.getByRole('alert').filter({ hasText: photoTexts.refused })
    // The first one is named at once.
    if (count > 1) await alert.getByText(photoTexts.moreRefused(count - 1)).click()
    await expect(alert.getByRole('listitem')).toHaveCount(count)
    const stop = alert.getByRole('list', { name: photoTexts.refused })
    await expect(stop).toHaveCount(count === 1 ? 0 : 1)
    await expectAccessible(page, `${count} files`)
    if (count === 1) continue
    await stop.focus()
    await page.keyboard.press('End')
    await expect(stop.getByRole('listitem').last()).toBeInViewport()
  }
})

test('compared pictures at 100% are scrolled by keys', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, /^Click to upload images/)
  const row = (y: number) => Array.from({ length: 1600 * 3 }, (_, at) => (at * 7 + y * 13) % 251)
  await tool.pick(pickedFile('wide.png', pngFile({ width: 1600, height: 900, row })))
  await tool.settled()
  const compared = page.getByRole('figure', { name: 'wide.png' })
  await expect(compared.getByRole('group')).toHaveCount(0)
  await compared.getByRole('button', { name: 'Zoom to 100%' }).click()
  const stop = compared.getByRole('group', { name: 'Before, After: wide.png' })
  await stop.focus()
  const left = () => stop.evaluate((box) => box.scrollLeft)
  const before = await left()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(before)
  await expectAccessible(page)
})

test('the long content of a QR code is a Tab stop, a short one is none', async ({ page }) => {
  await visit(page, '/tools/qr-generator')
  await page.getByLabel(qrTexts.type).selectOption('text')
  const content = page.getByRole('textbox', { name: qrTexts.fields.text, exact: true })
  const stop = page.getByRole('group', { name: qrTexts.contains, exact: true })
  await content.fill('A line of text\n'.repeat(40))
  await page.locator('summary').filter({ hasText: qrTexts.contains }).click()
  await expect(stop).toContainText('A line of text')
  await expect(page.getByText(qrTexts.scanStatuses.correct, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await content.fill('A line of text')
  await expect(stop).toHaveCount(0)
})

test('on a wide screen the focus moves no page for a control that is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/tools/motivation-quotes')
  const heart = page.locator('main [aria-pressed]').first()
  await expect(heart).toBeInViewport({ ratio: 1 })
  await heart.focus()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('with letters further apart, a setting that takes the focus is above the action', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, /^Click to upload images/)
  await tool.pick(pickedFile('picture.png', pngFile({ width: 9, height: 9, row: () => Array(27).fill(90) })))
  await tool.settled()
  await restyle(page, wideText)
  const action = page.getByRole('button', { name: compressorTexts.runAgain })
  const settings = page
    .getByRole('region', { name: compressorTexts.settings })
    .locator('input, select, button')
  for (const setting of await settings.filter({ visible: true }).all()) {
    // Just within the window, below the edge of the action.
    await setting.evaluate((element: HTMLElement) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 1, behavior: 'instant' })
      element.focus()
    })
    await painted(page)
    const [focused, covering] = await Promise.all([setting.boundingBox(), action.boundingBox()])
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(covering?.y ?? 0)
  }
})
