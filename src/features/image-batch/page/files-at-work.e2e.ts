import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { collectAnnouncements } from '../../../../tests/browser/accessibility/announcements.ts'
import { test, visit } from '../../../../tests/browser/test.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'
import { batchOn, type PickedFile, pickedFile } from '../testing/batch-page.ts'

const upload = /^Click to upload (PNG )?images/

const picture = (name: string, width = 240, height = 160) =>
  pickedFile(name, pngFile({ width, height, row: () => new Array<number>(width * 3).fill(90) }))
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

for (const [path, name] of [
  ['/tools/image-compressor', 'Compress'],
  ['/tr/tools/image-converter', 'Dönüştür'],
] as const)
  test(`${path}: what starts the work is in view beside the settings of a small laptop`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await visit(page, path)
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  })

test('arrow keys, Home and End move along the files', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  await tool.pick(...['a.png', 'b.png', 'c.png', 'd.png'].map((name) => picture(name)))
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

test('of many files only the tiles near the view are in the document, each in its place', {
  tag: '@desktop',
}, async ({ page }) => {
  const count = 160
  const nameOf = (index: number) => `${String(index).padStart(3, '0')}.png`
  await visit(page, '/tools/image-compressor')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: upload }).click()
  await (await chooser).setFiles(Array.from({ length: count }, (_, index) => picture(nameOf(index), 12, 8)))
  await expect(page.getByRole('button', { name: 'Download all (ZIP)' })).toBeVisible({ timeout: 120_000 })
  const tiles = page.getByRole('radio', { name: /\.png, / })
  const strip = page.getByRole('group', { name: 'Current image' })
  expect(await tiles.count()).toBeLessThan(60)
  const length = () => strip.evaluate(({ scrollWidth }) => scrollWidth)
  const whole = await length()

  await tile(page, nameOf(0)).focus()
  await page.keyboard.press('End')
  const last = tile(page, nameOf(count - 1))
  await expect(last).toBeFocused()
  await expect(last).toBeChecked()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(last).toHaveAttribute('aria-posinset', String(count))
  await expect(last).toHaveAttribute('aria-setsize', String(count))
  expect(await tiles.count()).toBeLessThan(60)
  expect(await length()).toBe(whole)
  // Round, as in every group of radio buttons, and past the tiles that were in the document before.
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, nameOf(0))).toBeFocused()
  for (let index = 1; index <= 30; index += 1) await page.keyboard.press('ArrowRight')
  await expect(tile(page, nameOf(30))).toBeChecked()
  await expect(tile(page, nameOf(30))).toBeInViewport({ ratio: 1 })

  // Scrolled away from it, the shown file keeps the focus and is the one that Tab reaches.
  await strip.evaluate((element) => element.scrollTo({ left: 100 * 82, behavior: 'instant' }))
  await expect(tile(page, nameOf(101))).toBeInViewport({ ratio: 1 })
  const left = (element: Element) => element.getBoundingClientRect().left
  expect(await tile(page, nameOf(100)).evaluate(left)).toBe(await strip.evaluate(left))
  await expect(tile(page, nameOf(30))).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tile(page, nameOf(29))).toBeFocused()
  await expect(tile(page, nameOf(29))).toBeInViewport({ ratio: 1 })
  await tile(page, nameOf(35)).check()
  await expect(page.getByRole('figure', { name: /035\.png$/ })).toBeVisible()

  // The list below begins with a hundred files; the facts of any other are added to it when they are asked for.
  const rows = page.locator('li[data-file]')
  await expect(rows).toHaveCount(100)
  await tile(page, nameOf(35)).press('End')
  await page.getByRole('button', { name: 'Details of the current image' }).click()
  await expect(rows).toHaveCount(101)
  await expect(rows.last()).toBeFocused()
  await expect(rows.last()).toContainText(nameOf(count - 1))
  await page.getByRole('button', { name: 'Show all files' }).press('Enter')
  await expect(rows).toHaveCount(count)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('a file that is picked again takes the place of the one that was changed', { tag: '@desktop' }, async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'files-at-work-'))
  try {
    const names = ['a.png', 'b.png', 'c.png']
    const paths = names.map((name) => join(folder, name))
    for (const [index, path] of paths.entries()) writeFileSync(path, picture(names[index] ?? '').buffer)
    await visit(page, '/tools/image-compressor')
    const tool = batchOn(page, upload)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: upload }).click()
    await (await chooser).setFiles(paths)
    await expect(tool.rows).toHaveCount(3)
    await tool.settled()
    writeFileSync(paths[1] ?? '', 'something else')
    await page.getByRole('button', { name: 'Compress again' }).click()
    await tool.settled()
    await expect(tool.row('b.png')).toContainText('The file was changed')
    await tile(page, 'b.png').check()

    const again = page.locator('[data-result]').getByRole('button', { name: 'Choose it again' })
    const pickAgain = async (file: PickedFile) => {
      const next = page.waitForEvent('filechooser')
      await again.press('Enter')
      await (await next).setFiles([file])
    }
    // The file stays as long as there is no other for its place.
    await pickAgain(text('notes.txt'))
    await expect(tool.alert).toContainText('notes.txt')
    await expect(tool.rows).toContainText(['a.png', 'b.png', 'c.png'])
    await pickAgain(picture('new.png'))
    await expect(tool.rows).toContainText(['a.png', 'new.png', 'c.png'])
    await tool.settled()
    await expect(tile(page, 'new.png')).toBeChecked()
    await expect(page.getByRole('figure', { name: /new\.png$/ })).toBeVisible()
    await expect(page.locator('main :focus')).toHaveCount(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('shown files are removed one after another by keyboard, and the next one is shown each time', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  await tool.pick(...['a.png', 'b.png', 'c.png'].map((name) => picture(name)))
  await tool.settled()
  await tile(page, 'b.png').check()
  const remove = page.getByRole('button', { name: 'Remove the current image' })
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

test('what fixes the only file is the one filled button, and the focus stays on the page', async ({
  page,
}) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  await tool.pick(cutOff('cut.png'))
  await expect(page.locator('[data-result]')).toContainText('The file is incomplete')
  await expect(tile(page, 'cut.png')).toHaveAccessibleName('cut.png, Failed')
  await expect.poll(() => filled(page)).toEqual(['Recover what can be read'])
  await page.locator('[data-result]').getByRole('button', { name: 'Recover what can be read' }).press('Enter')
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
  await expect(page.getByRole('slider', { name: 'Before and after' })).toBeFocused()
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

test('a pick is announced once it has been added and once it is done, also if some files fail', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const announced = await collectAnnouncements(page)
  const tool = batchOn(page, upload)
  await tool.pick(...['a.png', 'b.png', 'c.png'].map((name) => picture(name)), cutOff('cut.png'))
  await tool.settled()
  const done = async () => (await announced()).filter((each) => /files? ready|failed/.test(each))
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
  const slider = page.getByRole('slider', { name: 'Before and after' })
  await expect(slider).toBeFocused()
  await expect(slider).toBeInViewport()
  await expect(page.getByRole('figure', { name: /11\.png$/ })).toBeVisible()
})
