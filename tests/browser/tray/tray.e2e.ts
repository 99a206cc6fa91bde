import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { expect, holdBack, painted, test, visit, visitInNewTab } from '../test.ts'

const tray = (page: Page) => page.locator('[data-tray]')
const things = (page: Page) => tray(page).locator('[data-thing]')
const named = (page: Page, name: string) => things(page).filter({ hasText: name })
const add = (page: Page) => page.locator('[data-next] [data-add]')
const fromTray = (page: Page) => page.getByRole('button', { name: /^From the tray/ })

const photo = (name: string) => pickedFile(name, pngFile({ width: 64, height: 48 }))

/** Compresses photos and puts their results on the tray. */
async function putOnTray(page: Page, ...names: readonly string[]): Promise<void> {
  await visitInNewTab(page, '/tools/image-compressor')
  await page.locator('input[type=file]').first().setInputFiles(names.map(photo))
  await add(page).click()
  await expect(things(page)).toHaveCount(names.length)
}

/** Without a reload, which would empty the tray. */
async function openTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await page.getByRole('navigation').getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const keep = (page: Page) => tray(page).getByRole('checkbox', { name: 'Save on this device' })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a compressed photo goes along into a PDF, with no code of the tray before it is used', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await visit(page, '/tools/image-compressor')
    await page.locator('input[type=file]').first().setInputFiles(['a.png', 'b.png'].map(photo))
    await expect(add(page)).toBeVisible()
    expect(loaded.filter((url) => /[/.](Tray|add-to-tray|thumbnail\.worker)/.test(url))).toEqual([])
    await expect(tray(page)).toHaveCount(0)
    await add(page).click()
    await expect(things(page)).toHaveCount(2)
    await expect(page.getByRole('status').filter({ hasText: '2 items added to the tray' })).toBeAttached()
    await openTool(page, 'Photo to PDF')
    await expect(things(page)).toHaveCount(2)
    await fromTray(page).click()
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Convert to PDF' }).first().click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('each thing has a thumbnail, in a sealed worker', async ({ page }) => {
    await putOnTray(page, 'a.png')
    const canvas = tray(page).locator('canvas')
    await expect.poll(() => canvas.evaluate((each: HTMLCanvasElement) => each.width)).toBe(64)
  })

  test('by keyboard alone: onto the tray, used in another tool, removed, and back', async ({ page }) => {
    await visit(page, '/tools/image-compressor')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([photo('a.png')])
    await add(page).focus()
    await page.keyboard.press('Enter')
    await expect(things(page)).toHaveCount(1)
    await openTool(page, 'Photo to PDF')
    await things(page).focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Use here' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Page 1 of 1')).toBeVisible()
    await things(page).focus()
    await page.keyboard.press('Enter')
    await sheet.getByRole('button', { name: 'Remove from the tray' }).focus()
    await page.keyboard.press('Enter')
    await expect(things(page)).toHaveCount(0)
    await expect(tray(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(things(page)).toHaveCount(1)
    await expect(tray(page).getByRole('button', { name: 'Tray (1)' })).toBeFocused()
    await tray(page).getByRole('button', { name: 'Clear the tray' }).focus()
    await page.keyboard.press('Enter')
    await expect(things(page)).toHaveCount(0)
    await expect(tray(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await tray(page).getByRole('button', { name: 'Dismiss' }).focus()
    await page.keyboard.press('Enter')
    await expect(tray(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a thing is sent to another tool, which says where it comes from', async ({ page }) => {
    await putOnTray(page, 'a.png')
    await things(page).click()
    await page.getByRole('dialog').locator('[data-step="photo-to-pdf"]').click()
    await expect(page).toHaveURL(/photo-to-pdf$/)
    await expect(page.locator('[data-arrival]')).toContainText('1 file from Image compressor')
  })

  test('dragged with the mouse onto a page, and onto a button that picks files', async ({ page }) => {
    await putOnTray(page, 'a.png')
    await openTool(page, 'Photo to PDF')
    await named(page, 'a_compressed.jpg').dragTo(page.getByRole('heading', { level: 1 }))
    await expect(page.getByText('Page 1 of 1')).toBeVisible()
    await openTool(page, 'Invoice generator')
    // Folded, one within the other.
    await page.locator('summary', { hasText: 'Options' }).click()
    await page.locator('summary', { hasText: 'Appearance and language' }).click()
    const logo = page.getByRole('button', { name: 'Choose a logo' })
    await logo.scrollIntoViewIfNeeded()
    await named(page, 'a_compressed.jpg').dragTo(logo)
    await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible()
  })

  test('a result is dragged onto the tray, which is there as soon as it is dragged', async ({ page }) => {
    await visit(page, '/tools/image-compressor')
    await page.locator('input[type=file]').first().setInputFiles(['a.png', 'b.png'].map(photo))
    await expect(add(page)).toBeVisible()
    // A tile can be dragged once it has a result.
    await expect(page.locator('li[data-state="done"]')).toHaveCount(2)
    const tile = page.getByRole('radio', { name: /^b\.png/ })
    await tile.hover()
    await page.mouse.down()
    await page.mouse.move(600, 600)
    const target = page.getByText('Drop here to add it to the tray')
    await expect(target).toBeVisible()
    await target.hover()
    await page.mouse.up()
    await expect(named(page, 'b_compressed.jpg')).toHaveCount(1)
    await expect(things(page)).toHaveCount(1)
  })

  test('a drag that began before the site was all loaded brings the tray, too', async ({ page }) => {
    const letGo = await holdBack(page, '**/LateNotices-*.js')
    await visit(page, '/tools/image-compressor')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([photo('a.png'), photo('b.png')])
    await expect(page.locator('li[data-state="done"]')).toHaveCount(2)
    await page.getByRole('radio', { name: /^b\.png/ }).hover()
    await page.mouse.down()
    await page.mouse.move(600, 600)
    letGo()
    await expect(page.getByText('Drop here to add it to the tray')).toBeVisible()
    await page.mouse.up()
  })

  test('the twenty-first thing is refused, and it is said', async ({ page }) => {
    const names = Array.from({ length: 19 }, (_, index) => `${index}.png`)
    await putOnTray(page, ...names)
    await add(page).click()
    await expect(things(page)).toHaveCount(20)
    await expect(tray(page)).toContainText('The tray is full (20 items), so only 1 of 19 were added.')
    await add(page).click()
    await expect(tray(page)).toContainText('The tray is full (20 items). Remove one first.')
    await expect(things(page)).toHaveCount(20)
  })

  test('it is gone with a reload, unless it is kept', async ({ page }) => {
    await putOnTray(page, 'a.png')
    await page.reload()
    await visit(page, '/tools/photo-to-pdf')
    await expect(tray(page)).toHaveCount(0)
    await putOnTray(page, 'b.png')
    await keep(page).check()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('toolnook:tray:kept'))).toContain('"')
    await visit(page, '/tools/photo-to-pdf')
    await expect(named(page, 'b_compressed.jpg')).toHaveCount(1)
    await expect(keep(page)).toBeChecked()
    await fromTray(page).click()
    await expect(page.getByText('Page 1 of 1')).toBeVisible()
  })

  test('tabs share what is kept, and nothing else', async ({ page, context }) => {
    await putOnTray(page, 'a.png')
    const other = await context.newPage()
    await putOnTray(other, 'own.png')
    await keep(page).check()
    await expect(things(other)).toHaveCount(2)
    await expect(things(page)).toHaveCount(1)
    await keep(page).uncheck()
    await expect(things(other)).toHaveCount(1)
    await expect(named(other, 'own_compressed.jpg')).toHaveCount(1)
    await expect(things(page)).toHaveCount(1)
  })

  test('what is kept is shown, exported and deleted in Your data', async ({ page }) => {
    await putOnTray(page, 'a.png', 'b.png')
    await keep(page).check()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('toolnook:tray:kept'))).toContain('"')
    await visit(page, '/your-data')
    const row = page.getByRole('listitem').filter({ hasText: 'Tray' }).filter({ hasText: '2 items' })
    await expect(row).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save tray as ZIP' }).click()
    const zip = await readFile(await (await download).path())
    expect(zip.includes('a_compressed.jpg') && zip.includes('b_compressed.jpg')).toBe(true)
    await row.getByRole('button', { name: 'Delete: Tray' }).click()
    await expect(tray(page)).toHaveCount(0)
    await expect(row).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContain('toolnook-tray')
    await visit(page, '/tools/photo-to-pdf')
    await expect(tray(page)).toHaveCount(0)
  })

  test('“Delete everything” empties the tray, kept or not', async ({ page }) => {
    await putOnTray(page, 'a.png')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
    await expect(things(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await page.getByRole('button', { name: 'Yes, delete everything' }).click()
    await expect(page.getByText('Everything deleted.').first()).toBeVisible()
    await expect(tray(page)).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('it is a pill that covers neither the primary button nor the end of the page', async ({ page }) => {
    await visit(page, '/tools/image-compressor')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([photo('a.png')])
    await add(page).click()
    const pill = tray(page).getByRole('button', { name: 'Tray (1)' })
    await expect(pill).toHaveAttribute('aria-expanded', 'false')
    const boxes = async () => ({
      pill: await pill.boundingBox(),
      download: await page.getByRole('button', { name: 'Download' }).last().boundingBox(),
    })
    // The bar makes room with the next frame.
    await painted(page)
    const { pill: at, download } = await boxes()
    expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(download?.y ?? 0)
    await pill.click()
    await expect(things(page)).toHaveCount(1)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const end = await page.locator('footer').boundingBox()
    const bar = await tray(page).boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  })
})
