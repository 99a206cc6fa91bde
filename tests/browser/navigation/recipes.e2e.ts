import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type PickedFile, pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { heicPhoto } from '../../../src/lib/image/testing/heic-file.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { messages as pdf } from '../../../src/tools/photo-to-pdf/messages.en.ts'
import { checkPdf, listImages, pdfInfo } from '../../../src/tools/photo-to-pdf/testing/programs.ts'
import { photoRows } from '../photo-tool.ts'
import { expect, listening, test, visit, visitInNewTab } from '../test.ts'

const picture = (name: string, width = 320, height = 200) => pickedFile(name, pngFile({ width, height }))
const bar = (page: Page) => page.locator('[data-recipe-run]')
const notice = (page: Page) => page.locator('[data-arrival]')
const cards = (page: Page) => page.locator('[data-recipe]')
const next = (page: Page, tool: string) => page.locator(`[data-next] [data-step="${tool}"]`)
const made = (page: Page) => page.getByText(pdf.created)
const link = '#v1/image-compressor/v1&size=60KB&width=160px/photo-to-pdf/v1&page=A3'
const name = 'Small pages'

/** Compresses, makes a PDF, and saves both steps under a name. */
async function saveSteps(page: Page): Promise<void> {
  await visit(page, '/tools/image-compressor')
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([picture('first.png')])
  await page.getByLabel('Max width').fill('160')
  await page.getByLabel('Max width').blur()
  await next(page, 'photo-to-pdf').click()
  await expect(page).toHaveURL(/photo-to-pdf$/)
  await page.getByLabel('Page Size').selectOption('A3')
  await page.getByRole('button', { name: pdf.convert, exact: true }).click()
  await expect(made(page)).toBeVisible()
  await page.getByRole('button', { name: 'Save as recipe' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('listitem')).toHaveText([
    /Image compressor\s*Quality 0.8, JPEG, within 160 × 1,?080 pixels/,
    /Photo to PDF\s*A3, portrait/,
  ])
  await sheet.getByLabel('Name').fill(name)
  await sheet.getByRole('button', { name: 'Save recipe' }).click()
  await expect(sheet).toContainText(`“${name}” saved.`)
  await sheet.getByRole('link', { name: 'Open Recipes' }).click()
  await expect(page).toHaveURL(/\/recipes$/)
}

/** Chooses files for a recipe on its page. */
async function run(page: Page, files: readonly PickedFile[], of = name): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Choose files for ${of}` }).click()
  await (await chooser).setFiles([...files])
}

async function savedPdf(page: Page) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: pdf.download, exact: true }).click()
  const bytes = new Uint8Array(readFileSync(await (await saving).path()))
  checkPdf(bytes)
  return {
    pages: Number(/^Pages: +(\d+)/m.exec(pdfInfo(bytes))?.[1]),
    paper: /^Page +1 size: +(.*)/m.exec(pdfInfo(bytes))?.[1],
    sizes: listImages(bytes)
      .filter(([, , type]) => type === 'image')
      .map(([, , , width, height]) => `${width} × ${height}`),
  }
}

test('steps are saved from “Next” and run again on other files by one choice', async ({ page }) => {
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  await saveSteps(page)
  await expect(cards(page)).toHaveCount(1)
  await run(page, [picture('a.png', 640, 400), picture('b.png', 400, 640)])
  await expect(page).toHaveURL(/photo-to-pdf$/)
  await expect(made(page)).toBeVisible()
  await expect(notice(page)).toContainText(
    '2 files from Image compressor. This replaced the file that was here.',
  )
  expect(downloads).toBe(0)
  expect(await savedPdf(page)).toEqual({
    pages: 2,
    paper: expect.stringContaining('A3'),
    sizes: ['160 × 100', '160 × 256'],
  })

  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(photoRows(page)).toHaveCount(1)
  await expect(photoRows(page)).toContainText('first')
  // The compressor has what was in it before, and not the files of the run.
  await page.goto('/tools/image-compressor')
  await expect(notice(page)).toContainText('Your file is still here')
})

test('settings of a recipe are not stored, and its tools have the visitor’s own afterwards', async ({
  page,
}) => {
  await visit(page, `/recipes${link}`)
  await run(page, [picture('a.png', 640, 400)], 'Recipe from a link')
  await expect(made(page)).toBeVisible()
  await expect(page.getByLabel('Page Size')).toHaveValue('A3')
  expect(await savedPdf(page)).toMatchObject({ sizes: ['160 × 100'] })
  await visitInNewTab(page, '/tools/photo-to-pdf')
  await expect(page.getByLabel('Page Size')).toHaveValue('A4')
  await visit(page, '/tools/image-compressor')
  await expect(page.getByLabel('Max width')).toHaveValue('1920')
})

test('a file of which nothing can be made stops the run until the visitor decides', async ({ page }) => {
  const damaged = pickedFile('damaged.png', pngFile({ width: 64, height: 48 }).slice(0, 60))
  await visit(page, `/recipes${link}`)
  await run(page, [picture('a.png'), damaged], 'Recipe from a link')
  await expect(bar(page)).toContainText('Couldn’t process damaged.png.')
  await expect(page).toHaveURL(/image-compressor$/)
  await bar(page).getByRole('button', { name: 'Skip and continue' }).click()
  await expect(made(page)).toBeVisible()
  expect(await savedPdf(page)).toMatchObject({ pages: 1 })

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/recipes#/)
  await run(page, [picture('a.png'), damaged], 'Recipe from a link')
  await bar(page).getByRole('button', { name: 'Stop' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByLabel('Max width')).toHaveValue('160')
  await expect(page).toHaveURL(/image-compressor$/)
})

test('a second run goes on with its own files alone', async ({ page }) => {
  await visit(page, `/recipes${link}`)
  await run(page, [picture('a.png'), picture('b.png')], 'Recipe from a link')
  await expect(made(page)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/recipes#/)
  await run(page, [picture('c.png', 400, 400)], 'Recipe from a link')
  await expect(notice(page)).toContainText('1 file from Image compressor. This replaced the 2 files')
  await expect(made(page)).toBeVisible()
  expect(await savedPdf(page)).toMatchObject({ pages: 1, sizes: ['160 × 160'] })
})

test('a reload in the middle loses no file, and says that the recipe ended', async ({ page }) => {
  const damaged = pickedFile('damaged.png', pngFile({ width: 64, height: 48 }).slice(0, 60))
  const photo = pickedFile('IMG_0001.HEIC', heicPhoto(), 'image/heic')
  await visit(page, `/recipes#v1/image-compressor/v1&size=60KB/photo-to-pdf/v1`)
  await run(page, [photo, damaged], 'Recipe from a link')
  await expect(bar(page)).toContainText('damaged.png')
  await page.reload()
  await expect(notice(page)).toHaveText(
    /Your 2 files are still here. Reloading the page stopped the recipe “Recipe from a link”./,
  )
  await page.reload()
  await expect(notice(page)).toHaveText(/Your 2 files are still here/)
  await expect(notice(page)).not.toContainText('recipe')
})

test('dropped files run the recipe on whose card they fall; otherwise the visitor chooses', async ({
  page,
}) => {
  await saveSteps(page)
  await page.goto(`/recipes${link}`)
  await expect(cards(page)).toHaveCount(2)
  await listening(page)
  const drop = (index: number | undefined) =>
    page.evaluate((at) => {
      const transfer = new DataTransfer()
      const canvas = new OffscreenCanvas(64, 48)
      canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
      return canvas.convertToBlob().then((blob) => {
        transfer.items.add(new File([blob], 'dropped.png', { type: 'image/png' }))
        const target = at === undefined ? document.body : document.querySelectorAll('[data-recipe]')[at]
        target?.dispatchEvent(
          new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
        )
      })
    }, index)
  await drop(undefined)
  await expect(page.getByText(/^Choose a recipe for your file\.Cancel$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await drop(1)
  await expect(made(page)).toBeVisible()
  await expect(page.getByLabel('Page Size')).toHaveValue('A3')
})

test('a recipe is renamed, shared without its name, and deleted with a way back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await saveSteps(page)
  const card = cards(page).first()
  await card.getByRole('button', { name: `Rename ${name}` }).click()
  await expect(card.getByLabel('Name')).toBeFocused()
  await card.getByLabel('Name').fill('For the <b>office</b>')
  await page.keyboard.press('Enter')
  await expect(card.getByRole('heading')).toHaveText('For the <b>office</b>')
  await card.getByRole('button', { name: 'Copy link to' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(
    '/recipes#v1/image-compressor/v1&width=160px/photo-to-pdf/v1&page=A3',
  )
  await card.getByRole('button', { name: 'Delete' }).click()
  await expect(cards(page)).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText('For the <b>office</b>')
})

test('a recipe of a link is shown in words, runs nothing by itself, and can be saved', async ({ page }) => {
  await visit(page, `/tr/recipes${link}`)
  await expect(cards(page)).toContainText('En çok 60 KB')
  await expect(cards(page)).toContainText('A3')
  await expect(page).toHaveURL(/\/tr\/recipes#/)
  await page.getByRole('button', { name: 'Tarifi kaydet' }).click()
  await page.getByRole('dialog').getByLabel('Ad').fill('Ofis')
  await page.getByRole('dialog').getByRole('button', { name: 'Tarifi kaydet' }).click()
  await page.goto('/recipes')
  await expect(cards(page).getByRole('heading')).toHaveText('Ofis')
})

test('a renamed recipe stays where it is in the list', async ({ page }) => {
  await visit(page, `/recipes${link}`)
  for (const each of ['First', 'Second']) {
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(each)
    await page.getByRole('dialog').getByRole('button', { name: 'Save recipe' }).click()
    await expect(page.getByRole('dialog')).toContainText(`“${each}” saved.`)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Rename First' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Renamed')
  await page.keyboard.press('Enter')
  await expect(cards(page).getByRole('heading')).toHaveText(['Recipe from a link', 'Second', 'Renamed'])
})

test('a broken link to a recipe is said, and changes nothing', async ({ page }) => {
  for (const fragment of ['#v2/x', '#v1/image-compressor/v1/nothing/v1', `#v1/${'a'.repeat(100_000)}`]) {
    await page.goto('about:blank')
    await visit(page, `/recipes${fragment}`)
    await expect(page.getByRole('alert')).toHaveText('Couldn’t read the recipe in the link.')
    await expect(cards(page)).toHaveCount(0)
  }
  await page.goto('about:blank')
  await visit(page, '/recipes#v1/image-compressor/v1&colour=red/photo-to-pdf/v1')
  await expect(page.getByRole('alert')).toContainText(
    'a step that this version of the site doesn’t recognise',
  )
  await page.goto('about:blank')
  await visit(page, '/recipes#content')
  await expect(page.getByRole('heading', { name: 'No recipes yet' })).toBeVisible()
})

test('recipes are offered for files that are dropped on other pages', async ({ page }) => {
  await saveSteps(page)
  await page.getByRole('banner').locator('a[href="/"]').click()
  await listening(page)
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([picture('a.png', 640, 400)])
  await page.getByRole('button', { name: `Run ${name}` }).click()
  await expect(made(page)).toBeVisible()
  expect(await savedPdf(page)).toMatchObject({ pages: 1, sizes: ['160 × 100'] })
})

test('recipes are in the export, and can be deleted under Your data', async ({ page }) => {
  await saveSteps(page)
  await visit(page, '/your-data')
  const exporting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to a file' }).click()
  expect(readFileSync(await (await exporting).path(), 'utf8')).toContain(name)
  await page.getByRole('button', { name: 'Delete: Recipes' }).click()
  await visit(page, '/recipes')
  await expect(page.getByRole('heading', { name: 'No recipes yet' })).toBeVisible()
})
