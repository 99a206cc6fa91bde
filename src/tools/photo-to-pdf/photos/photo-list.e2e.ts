import type { Locator, Page } from '@playwright/test'
import { expect, fontsShown, listening, test, visit } from '../../../../tests/browser/test.ts'
import { ascii, joined } from '../../../lib/image/testing/bytes.ts'
import { gifFile } from '../../../lib/image/testing/gif-file.ts'
import { ultraHdrFile } from '../../../lib/image/testing/ultra-hdr-file.ts'
import { rowsPerStep } from '../../../ui/lists/incremental-list/use-incremental-list.ts'
import {
  blue,
  colourPhoto,
  emptyFile,
  green,
  oversizedPhoto,
  type PickedFile,
  red,
  svgFile,
  textFile,
  truncatedPhoto,
} from '../testing/photos.ts'
import { toolOn } from '../testing/tool-page.ts'

const photos = [colourPhoto('a.png', red), colourPhoto('b.png', green), colourPhoto('c.png', blue)]

test.beforeEach(async ({ page }) => {
  await visit(page, '/tools/photo-to-pdf')
  await listening(page)
})

/** A DataTransfer in the page, as in a drop or paste event. */
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

test('photos can be dropped anywhere on the page', { tag: '@desktop' }, async ({ page }) => {
  const tool = toolOn(page)
  const dataTransfer = await transfer(page, photos.slice(0, 2))
  await page.dispatchEvent('footer', 'dragenter', { dataTransfer })
  await expect(page.getByText('Drop photos to add them to the PDF')).toBeVisible()
  await page.dispatchEvent('footer', 'drop', { dataTransfer })
  await expect(page.getByText('Drop photos to add them to the PDF')).toHaveCount(0)
  await tool.expectOrder('a', 'b')
})

test('photos can be pasted', async ({ page }) => {
  const tool = toolOn(page)
  await (await transfer(page, photos.slice(0, 1))).evaluate((clipboardData) =>
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
  )
  await tool.expectOrder('a')
})

test('picked photos are appended, and the same file can be picked twice', async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(photos.slice(0, 1))
  // Browsers fire no event for a pick that does not change the input's value.
  await expect(page.locator('input[type=file]')).toHaveValue('')
  await tool.add(photos.slice(0, 1))
  await tool.add(photos.slice(1))
  await tool.expectOrder('a', 'a', 'b', 'c')
})

test('of a mixed pick valid photos are added and the others listed with their reasons', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = toolOn(page)
  await tool.pick([
    emptyFile('empty.png'),
    photos[0] ?? emptyFile(''),
    textFile('letter.png'),
    svgFile('drawing.svg'),
    truncatedPhoto('half.png'),
    oversizedPhoto('giant.png'),
    photos[1] ?? emptyFile(''),
  ])
  await expect(tool.alert).toContainText('Please select valid image files (PNG, JPG, JPEG, WebP, etc.)')
  // What can be done stands at once, the rest where it does not cover the pages.
  await expect(tool.alert.getByRole('listitem')).toContainText([
    /half\.png.*incomplete.*Recover what can be read/,
    /empty\.png.*The file is empty/,
  ])
  await tool.alert.getByText('3 more files').click()
  await expect(tool.alert.getByRole('listitem')).toContainText([
    /half\.png.*incomplete.*Recover what can be read/,
    /empty\.png.*The file is empty/,
    /giant\.png.*30000 × 30000 pixels, this image is over the 134 megapixels/,
    /letter\.png.*isn’t an image/,
    /drawing\.svg.*can’t open this type of image \(SVG\)/,
  ])
  await tool.expectOrder('a', 'b')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(tool.alert).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Click to upload photos' })).toBeFocused()
})

test('the alert about many refused files leaves the button that mends one in view', async ({ page }) => {
  const tool = toolOn(page)
  const many = [1, 2, 3, 4, 5].flatMap((number) => [
    textFile(`${number}.png`),
    truncatedPhoto(`half${number}.png`),
  ])
  await tool.pick(many)
  const recover = tool.alert.getByRole('button', { name: /^Recover/ })
  await expect(recover).toHaveCount(1)
  await expect(tool.alert.getByText('8 more files')).toBeVisible()
  await expect(recover).toBeInViewport({ ratio: 1 })
  const [button, box] = [await recover.boundingBox(), await tool.alert.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  expect(box?.height).toBeLessThan(360)
})

test('what a PDF cannot hold is said in the row of its photo', { tag: '@desktop' }, async ({ page }) => {
  const tool = toolOn(page)
  const buffer = Buffer.from(
    ultraHdrFile({ appended: joined(ascii('\0\0\0\x18ftypmp42'), new Uint8Array(4000)) }),
  )
  await tool.pick([{ name: 'hdr.jpg', mimeType: 'image/jpeg', buffer }, colourPhoto('a.png', red)])
  await expect(tool.rows.filter({ hasText: 'hdr.jpg' })).toContainText('Not in the PDF: HDR and video')
  await expect(tool.rows.filter({ hasText: 'a.png' })).not.toContainText('Not in the PDF')
})

test('damaged photos are not reported as invalid files, and animated ones have a note', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = toolOn(page)
  const animated = Buffer.from(gifFile({ frames: 2 }))
  await tool.pick([
    { name: 'moving.gif', mimeType: 'image/gif', buffer: animated },
    truncatedPhoto('half.png'),
    svgFile('drawing.svg'),
  ])
  const lists = tool.alert.getByRole('list')
  await expect(tool.alert.locator('p')).toHaveText([
    'Please select valid image files (PNG, JPG, JPEG, WebP, etc.)',
    'Couldn’t add these photos.',
  ])
  await expect(lists).toHaveText([/^drawing\.svg Your browser can’t open this type of image/, /^half\.png /])
  await expect(tool.rows.first()).toContainText('Animated image: only the first frame is used.')
  await tool.pick([truncatedPhoto('half.png')])
  await expect(tool.alert).toContainText('Couldn’t add these photos.')
  await expect(tool.alert).not.toContainText('Please select')
})

test('pages make room for an alert about a photo, so that the tile below stays in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const tool = toolOn(page)
  await tool.add(photos)
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0
  const pages = page.getByRole('region', { name: 'Preview' })
  const tile = page.getByRole('button', { name: 'Click to upload photos' })
  await expect(page.getByRole('button', { name: 'Move page 3 (c.png)' })).toBeVisible()
  const before = (await topOf(tile)) - (await topOf(pages))
  await tool.pick([truncatedPhoto('half.png')])
  await expect(tool.alert).toContainText('half.png')
  const after = (await topOf(tile)) - (await topOf(pages))
  expect(Math.abs(after - before)).toBeLessThan(24)
})

test('the tile that adds photos is in its place before the zoom has loaded', async ({ page }) => {
  let load = () => {}
  const held = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/assets/ZoomField-*.js', async (route) => {
    await held
    await route.continue()
  })
  await toolOn(page).add(photos)
  const tile = page.getByRole('button', { name: 'Click to upload photos' })
  await fontsShown(page)
  const before = await tile.boundingBox()
  load()
  await expect(page.getByRole('radio', { name: 'Overview' })).toBeVisible()
  expect(await tile.boundingBox()).toEqual(before)
})

test('photos are sorted with buttons, which exist only where they apply', async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(photos)
  await expect(page.getByRole('button', { name: 'Move up a.png' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Move down c.png' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Move up b.png' }).click()
  await tool.expectOrder('b', 'a', 'c')
  await expect(tool.status).toHaveText('b.png moved to position 1 of 3')
  await expect(page.getByRole('button', { name: 'Move down b.png' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool.expectOrder('a', 'c', 'b')
  await expect(page.getByRole('button', { name: 'Move up b.png' })).toBeFocused()
})

test('a row is lifted, moved, dropped and put back by keyboard', { tag: '@desktop' }, async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(photos)
  await page.getByRole('button', { name: 'Reorder a.png' }).focus()
  await page.keyboard.press('Space')
  await expect(tool.status).toContainText('a.png picked up, position 1 of 3')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await tool.expectOrder('b', 'c', 'a')
  await expect(tool.status).toHaveText('a.png moved to position 3 of 3')
  await page.keyboard.press('Space')
  await expect(tool.status).toHaveText('a.png dropped at position 3 of 3')
  await page.keyboard.press('ArrowUp')
  await tool.expectOrder('b', 'c', 'a')

  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await tool.expectOrder('a', 'b', 'c')
  await page.keyboard.press('Escape')
  await tool.expectOrder('b', 'c', 'a')
  await expect(page.getByRole('button', { name: 'Reorder a.png' })).toBeFocused()
})

test('a row can be dragged by its handle, and Escape cancels a drag', async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(photos)
  const handle = page.getByRole('button', { name: 'Reorder a.png' })
  const target = page.getByRole('button', { name: 'Reorder c.png' })
  const drag = async () => {
    await handle.hover()
    await page.mouse.down()
    const box = await target.boundingBox()
    await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + (box?.height ?? 0), { steps: 8 })
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await tool.expectOrder('a', 'b', 'c')
  await drag()
  await page.mouse.up()
  await tool.expectOrder('b', 'c', 'a')
  await expect(tool.status).toHaveText('a.png moved to position 3 of 3')
})

test('removals are undone one after the other', { tag: '@desktop' }, async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(photos)
  await page.getByRole('button', { name: 'Remove b.png' }).click()
  await tool.expectOrder('a', 'c')
  await expect(tool.status).toHaveText('b.png removed')
  await expect(page.getByRole('button', { name: 'Remove c.png' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(tool.rows).toHaveCount(0)
  await expect(tool.convertButton).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tool.expectOrder('a', 'c')
  await page.getByRole('button', { name: 'Undo' }).click()
  await tool.expectOrder('a', 'b', 'c')
})

/** The largest number of rows that are added or removed in one task of the page. */
function maxRowsAtOnce() {
  const max = { rows: 0 }
  const rowsIn = (nodes: NodeList) =>
    [...nodes].reduce(
      (sum, node) => sum + (node instanceof Element ? node.querySelectorAll('[data-sort-name]').length : 0),
      0,
    )
  new MutationObserver((changes) => {
    const rows = changes.reduce(
      (sum, { addedNodes, removedNodes }) => sum + rowsIn(addedNodes) + rowsIn(removedNodes),
      0,
    )
    max.rows = Math.max(max.rows, rows)
  }).observe(document, { childList: true, subtree: true })
  return max
}

test('the page adds and removes the rows of many files in slices', { tag: '@desktop' }, async ({ page }) => {
  const tool = toolOn(page)
  const max = await page.evaluateHandle(maxRowsAtOnce)
  await tool.pick(Array.from({ length: 500 }, (_, index) => colourPhoto(`${index}.png`, green, 8, 6)))
  await expect(tool.rows).toHaveCount(500)
  await expect(tool.status).toHaveText('500 photos added')
  await page.getByRole('button', { name: 'Move down 498.png' }).click()
  await expect(tool.rows.last()).toContainText('498.png')
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.locator('main ol li button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tool.rows).toHaveCount(500)
  // The work of one task does not grow with the list.
  expect(await max.evaluate(({ rows }) => rows)).toBe(rowsPerStep)
})

test('the tool can be tried with samples', async ({ page }) => {
  const tool = toolOn(page)
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await expect(tool.rows).toHaveCount(3)
  await tool.convert()
})

/** The pages in view, by their captions' order, as the names in their handles. */
const pageNames = (page: Page) =>
  page
    .getByRole('region', { name: 'Preview' })
    .getByRole('button')
    .evaluateAll((handles) => handles.map((handle) => /\((.*)\)/.exec(handle.ariaLabel ?? '')?.[1]))

test('pages are sorted in their grid by keyboard', { tag: '@desktop' }, async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(photos)
  await page.getByRole('button', { name: 'Move page 1 (a.png)' }).focus()
  await page.keyboard.press('Space')
  await expect(tool.status).toContainText('a.png picked up, position 1 of 3')
  await page.keyboard.press('End')
  await tool.expectOrder('b', 'c', 'a')
  expect(await pageNames(page)).toEqual(['b.png', 'c.png', 'a.png'])
  await expect(page.getByRole('button', { name: 'Move page 3 (a.png)' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await tool.expectOrder('b', 'a', 'c')
  await page.keyboard.press('Escape')
  await tool.expectOrder('a', 'b', 'c')
  await expect(tool.status).toHaveText('a.png returned to position 1 of 3')
  await expect(page.getByRole('button', { name: 'Move page 1 (a.png)' })).toBeFocused()
})

test('a page is dragged in the grid, and Escape cancels a drag', async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(photos)
  const handle = page.getByRole('button', { name: 'Move page 1 (a.png)' })
  const drag = async () => {
    await handle.hover()
    await page.mouse.down()
    const box = await page.getByRole('button', { name: 'Move page 2 (b.png)' }).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 8 })
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await tool.expectOrder('a', 'b', 'c')
  await drag()
  await page.mouse.up()
  await tool.expectOrder('b', 'a', 'c')
  await expect(tool.status).toHaveText('a.png moved to position 2 of 3')
})

test('pages are shown in three sizes, and only those in view are in the document', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = toolOn(page)
  const preview = page.getByRole('region', { name: 'Preview' })
  await tool.add(photos)
  const widthOf = async () => (await preview.getByRole('listitem').first().boundingBox())?.width ?? 0
  const overview = await widthOf()
  await page.getByRole('radio', { name: 'Width' }).check()
  await expect.poll(widthOf).toBeGreaterThan(overview * 1.5)
  await page.getByRole('radio', { name: 'Page', exact: true }).check()
  await expect
    .poll(async () => (await preview.getByRole('listitem').first().boundingBox())?.height ?? 0)
    .toBeLessThan((await preview.boundingBox())?.height ?? 0)
  await page.getByRole('radio', { name: 'Overview' }).check()

  await tool.pick(Array.from({ length: 200 }, (_, index) => colourPhoto(`${index}.png`, green, 8, 6)))
  await expect(tool.rows).toHaveCount(203)
  expect(await preview.getByRole('listitem').count()).toBeLessThan(100)
  await preview.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await expect(page.getByRole('button', { name: 'Move page 203 (199.png)' })).toBeVisible()
})
