import type { Page } from '@playwright/test'
import { colourPhoto, green, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { test as hosted, visitForOffline } from '../host.ts'
import { photoRows, photoTexts, photoTool, pickPhotos } from '../photo-tool.ts'
import { shellTexts } from '../site.ts'
import { expect, hydrated } from '../test.ts'
import { buildChanged } from './second-build.ts'

const t = shellTexts.en
const next = {
  home: 'A home page of the next build',
  tool: 'A tool of the next build',
}

/** `nextDist`: a second build of the site with two changed titles. */
const test = hosted.extend<object, { nextDist: string }>({
  nextDist: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture from its text
    async ({}, use) => {
      const build = await buildChanged([
        { file: 'src/app/language/messages.en.ts', old: t.hero.title, new: next.home },
        { file: 'src/tools/photo-to-pdf/messages.en.ts', old: photoTexts.title, new: next.tool },
      ])
      await use(build.dist)
      await build.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// Serial, so that the second build is made once.
test.describe.configure({ timeout: 120_000, mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const offer = (page: Page) => page.getByText(t.update.ready.title)
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)
/** Triggers the update check that browsers make from time to time. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
// Once used, a tool is linked twice: on its tile, and among those used last.
const openTool = (page: Page) => page.getByRole('main').locator(`a[href="${photoTool}"]`).first().click()

test('a new build is offered, not forced; until then the page uses its own', async ({
  page,
  host,
  nextDist,
}) => {
  await visitForOffline(page, '/')
  await mark(page)
  await expect(offer(page)).toHaveCount(0)
  await host.serve(nextDist)
  await lookForUpdate(page)
  await expect(offer(page)).toBeVisible()
  await expect(heading(page)).toHaveText(t.hero.title)

  await openTool(page)
  await expect(heading(page)).toHaveText(photoTexts.title)
  await pickPhotos(page, [colourPhoto('worker.png', red)])
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await isMarked(page)).toBe(true)

  await page.getByRole('button', { name: t.update.later }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.goto('/')
  await hydrated(page)
  await expect(heading(page)).toHaveText(t.hero.title)
  await expect(offer(page), 'offered again at the next visit').toBeVisible()
  await page.goto(photoTool)
  await expect(heading(page)).toHaveText(photoTexts.title)
})

test('once accepted, it reloads this tab only and restores its work', async ({
  page,
  context,
  host,
  nextDist,
}) => {
  await visitForOffline(page, photoTool)
  await pickPhotos(page, [colourPhoto('first.png', red), colourPhoto('second.png', green)])
  await page.getByLabel('Page Size').selectOption('A3')
  await mark(page)
  const other = await context.newPage()
  await other.goto('/')
  await hydrated(other)
  await mark(other)

  await host.serve(nextDist)
  await lookForUpdate(page)
  await expect(offer(other)).toBeVisible()
  await page.getByRole('button', { name: t.update.accept }).click()
  await expect(heading(page)).toHaveText(next.tool)
  expect(await isMarked(page)).toBe(false)
  await expect(photoRows(page)).toContainText(['first.png', 'second.png'])
  await expect(page.getByLabel('Page Size')).toHaveValue('A3')
  await expect(offer(page)).toHaveCount(0)
  await page.getByRole('button', { name: photoTexts.convert }).click()
  await expect(page.getByText(photoTexts.created)).toBeVisible()

  expect(await isMarked(other)).toBe(true)
  await expect(heading(other)).toHaveText(t.hero.title)
  await openTool(other)
  await expect(heading(other)).toHaveText(photoTexts.title)
  await pickPhotos(other, [colourPhoto('third.png', green)])
  expect(await isMarked(other)).toBe(true)
  await other.reload()
  await expect(heading(other)).toHaveText(next.tool)
  await page.reload()
  await hydrated(page)
  await expect(photoRows(page), 'in this tab still').toContainText(['first.png', 'second.png'])
})
