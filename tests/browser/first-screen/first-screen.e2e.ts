import type { Page } from '@playwright/test'
import { languages } from '../../../src/lib/text/i18n.ts'
import { artefactOf } from '../../jobs/main-job.js'
import { pressAll } from '../../jobs/press-all.ts'
import { expectFocusSeen } from '../accessibility/checks/focus.ts'
import { resize } from '../accessibility/checks/resize.ts'
import { expectRoom } from '../accessibility/checks/room.ts'
import { doMainJob } from '../main-job.ts'
import { presetPages, toolPages } from '../site.ts'
import { arrived, expect, listening, test } from '../test.ts'
import { barFaults, endBehindBar, fieldsBehindBar } from './bottom-bar.ts'
import { visibleKeyHints } from './key-hints.ts'
import { measureFirstScreen, seenParts, type View, views } from './measures.ts'
import { filledButtons, readWatch, watchPage } from './watch.ts'

/*
 * What the first screen of every tool holds to. Each page is opened once a view and then checked in all respects, as
 * opening and the main job take longer than most checks.
 */
test.describe.configure({ timeout: 300_000 })

/** Greatest distance of the first control or result from the top bar, in CSS pixels. */
const maxStart = { phone: 112, wide: 128 } as const
/** Least share of the window that the work surface covers once there is a result. */
const minShare = { phone: 0.45, wide: 0.5 } as const
/** Cumulative layout shift through the whole main job, from opening the page. */
const maxShift = 0.02
/** Presses and picks from the open page to the result in hand; typing is not counted. */
const maxTaps: Readonly<Record<string, number>> = {
  'bmi-calculator': 1,
  'color-palette': 0,
  'image-compressor': 2,
  'image-converter': 2,
  'invoice-generator': 1,
  'motivation-quotes': 1,
  'password-generator': 1,
  'photo-to-pdf': 3,
  pomodoro: 1,
  'qr-generator': 1,
  'word-counter': 0,
}
/** A phone at 200 % zoom. */
const zoomedPhone = { width: 195, height: 422 }
/** Tools that have made something before anything was pressed. */
const readyMade = ['color-palette', 'motivation-quotes', 'password-generator', 'pomodoro']
/** Tools whose button is disabled, as specified, until something is typed: what one does next is to type. */
const typedFirst = ['bmi-calculator', 'invoice-generator', 'qr-generator', 'word-counter']
/** Heights of pages at 1440 pixels of width as they open, in CSS pixels. */
const maxHeight: Readonly<Record<string, number>> = {
  'color-palette': 2000,
  'invoice-generator': 2200,
  'word-counter': 2000,
}

/** Each view in one language: the longer words where there is less room. */
const languageOn = { phone: 'tr', wide: 'en' } as const

const toolOf = (path: string) => path.split('/').at(-1) ?? ''

async function showResult(page: Page, tool: string): Promise<number> {
  const taps = await doMainJob(page, tool)
  await expect(page.locator(artefactOf(tool)).first()).toBeVisible()
  return taps
}

const softly = expect.configure({ soft: true })

/** Expects at least half of the artefact, or of its first piece, to be seen. */
async function expectArtefactSeen(page: Page, tool: string, where: string): Promise<void> {
  // The page of the invoice is drawn a moment after its fields.
  const seen = async () => (await seenParts(page, artefactOf(tool)))[0] ?? 0
  await softly.poll(seen, { message: `${where}: the artefact is seen` }).toBeGreaterThanOrEqual(0.5)
}

for (const view of Object.keys(views) as View[])
  test.describe(view, () => {
    // Colours would be measured halfway from one to the next.
    test.use({ viewport: views[view], contextOptions: { reducedMotion: 'reduce' } })

    for (const { path } of toolPages.filter(({ language }) => language === languageOn[view]))
      test(`${path}: first comes what the visitor came for`, async ({ page }) => {
        const tool = toolOf(path)
        await watchPage(page)
        await page.goto(path)
        await arrived(page)
        const opened = await measureFirstScreen(page)
        expect.soft(opened.start, 'distance from the top bar').toBeLessThanOrEqual(maxStart[view])
        const limit = maxHeight[tool]
        if (view === 'wide' && limit !== undefined)
          expect.soft(opened.pageHeight, 'height of the page').toBeLessThanOrEqual(limit)
        expect
          .soft(await filledButtons(page), 'filled buttons as the page opens')
          .toHaveLength(typedFirst.includes(tool) ? 0 : 1)
        if (readyMade.includes(tool)) await expectArtefactSeen(page, tool, 'as the page opens')

        const taps = await showResult(page, tool)
        // A button takes a moment from disabled to enabled.
        await expect.poll(() => filledButtons(page)).toHaveLength(1)
        const done = await measureFirstScreen(page)
        expect.soft(done.scrolled, 'scrolled by').toBe(0)
        expect.soft(done.share, 'share of the window').toBeGreaterThanOrEqual(minShare[view])
        await expectArtefactSeen(page, tool, 'after the main job')
        const watched = await readWatch(page)
        expect.soft(watched.shifts, `layout shift: ${watched.moved.join('\n')}`).toBeLessThanOrEqual(maxShift)
        expect.soft(watched.crowds, 'filled buttons at the same time').toEqual([])
        if (view === 'wide') expect.soft(watched.unseen, 'used outside of the window').toEqual([])

        // With keys, or with a finger and the keyboard of the screen: nothing ends up behind the bottom bar.
        await expectFocusSeen(page, 'Tab', 'with a result')
        if (view === 'phone') {
          expect.soft(taps, 'taps').toBeLessThanOrEqual(maxTaps[tool] ?? 0)
          const typing = await fieldsBehindBar(page)
          expect.soft(typing.hidden, 'behind the bar with the on-screen keyboard').toEqual([])
        }
        await expectRoom(page, async (name) => {
          const bar = await barFaults(page, { withOwnLetters: !name.includes('text') })
          expect.soft(bar, `${name}: the bottom bar`).toEqual([])
          expect.soft(await endBehindBar(page), `${name}: behind the bar at the end of the page`).toEqual([])
          // On the screen that has a bottom bar.
          if (view === 'phone' && !name.includes('text')) await expectFocusSeen(page, 'Tab', name)
        })
        if (view === 'phone') {
          await resize(page, zoomedPhone)
          expect.soft(await barFaults(page), 'the bottom bar of a phone at 200 % zoom').toEqual([])
        }
      })
  })

/** A small laptop. */
test.describe('1280 by 720', () => {
  test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const language of languages)
    test(`the main job of every tool needs no scrolling (${language})`, async ({ page }) => {
      await watchPage(page)
      const pages = toolPages.filter((each) => each.language === language)
      expect(pages.length).toBeGreaterThan(10)
      for (const { path } of pages)
        await test.step(path, async () => {
          await page.goto(path)
          await arrived(page)
          await showResult(page, toolOf(path))
          const { unseen } = await readWatch(page)
          expect.soft(unseen, `${path}: used outside of the window`).toEqual([])
          await expect.poll(() => filledButtons(page), path).toHaveLength(1)
        })
    })
})

for (const [view, size] of Object.entries(views))
  test(`with a dialog open, at most one button of it is filled (${view})`, async ({ page }) => {
    await watchPage(page)
    for (const path of ['/tools/password-generator', '/tr/tools/qr-generator']) {
      await page.goto(path)
      await arrived(page)
      // Until then the seal is a link.
      await listening(page)
      await resize(page, size)
      const openers = page.locator('header [aria-haspopup="dialog"]').filter({ visible: true })
      expect(await openers.count()).toBeGreaterThan(0)
      for (const opener of await openers.all()) {
        await opener.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect.soft((await filledButtons(page)).length, path).toBeLessThanOrEqual(1)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    }
    expect.soft((await readWatch(page)).crowds).toEqual([])
  })

for (const [view, viewport] of Object.entries(views))
  test.describe(view, () => {
    test.use({
      viewport,
      contextOptions: { reducedMotion: 'reduce' },
      expectedErrors: /^File chooser dialog can only be shown with a user activation/,
    })

    test('whatever is pressed in a tool, at most one button is filled, also in a dialog', async ({
      page,
    }) => {
      await watchPage(page)
      for (const { path } of toolPages.filter(({ language }) => language === 'en'))
        await test.step(path, async () => {
          await page.goto(path)
          await arrived(page)
          await showResult(page, toolOf(path))
          expect(await page.evaluate(pressAll, { max: 80, drawn: true })).toBeGreaterThan(4)
          expect.soft((await readWatch(page)).crowds, path).toEqual([])
        })
    })
  })

/** The one promise that is specified, and too long for a line of 640 pixels. */
const twoLines = (path: string, width: number) => toolOf(path) === 'photo-to-pdf' && width < 767

/** The promise is a line below the title, and no part of the header lies over another. */
async function expectPromiseOnLine(page: Page, path: string, width: number): Promise<void> {
  const where = `${path} at ${width} pixels`
  const header = page.locator('main header', { has: page.locator('h1') }).first()
  const { lines, overlapping, scrollWidth } = await header.evaluate((element) => {
    const parts = [...element.children].map((part) => part.getBoundingClientRect())
    const range = document.createRange()
    range.selectNodeContents(element.querySelector('p') ?? element)
    return {
      // None while it is hidden.
      lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      overlapping: parts.flatMap((one, at) =>
        parts
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      ).length,
      scrollWidth: document.documentElement.scrollWidth,
    }
  })
  expect.soft(lines, `${where}: lines`).toBe(twoLines(path, width) ? 2 : 1)
  expect.soft(overlapping, `${where}: parts of the header that overlap`).toBe(0)
  expect.soft(scrollWidth, where).toBe(width)
}

for (const language of languages)
  test(`between a phone and a desktop, the header of every tool is as low, and its promise a line below the title (${language})`, async ({
    page,
  }) => {
    const pages = [...toolPages, ...presetPages].filter((each) => each.language === language)
    expect(pages.length).toBeGreaterThan(10)
    for (const { path } of pages) {
      await page.goto(path)
      await arrived(page)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [640, 767, 768, 960]) {
        await resize(page, { width, height: 900 })
        if (width !== 767) {
          const { start } = await measureFirstScreen(page)
          expect.soft(start, `${path} at ${width} pixels`).toBeLessThanOrEqual(maxStart.wide)
        }
        if (width <= 767) await expectPromiseOnLine(page, path, width)
      }
    }
  })

const keyed = ['color-palette', 'password-generator', 'pomodoro']

test.describe('a touch screen', () => {
  test.use({ viewport: views.phone, hasTouch: true, isMobile: true })

  for (const [first, then] of [
    ['phone', 'wide'],
    ['wide', 'phone'],
  ] as const)
    test(`no tool names a key, on a screen that is first ${first}, then ${then}`, async ({ page }) => {
      for (const { path } of toolPages.filter(({ language }) => language === languageOn[first])) {
        await page.setViewportSize(views[first])
        await page.goto(path)
        await arrived(page)
        expect.soft(await visibleKeyHints(page), `${path}, ${first}`).toEqual([])
        await resize(page, views[then])
        expect.soft(await visibleKeyHints(page), `${path}, resized to ${then}`).toEqual([])
      }
    })
})

test.describe('a mouse and a wide screen', () => {
  test.use({ viewport: views.wide })

  test('the tools that a key works in name it', async ({ page }) => {
    for (const { path } of toolPages.filter((each) => keyed.includes(toolOf(each.path)))) {
      await page.goto(path)
      await arrived(page)
      expect.soft((await visibleKeyHints(page)).length, path).toBeGreaterThan(0)
    }
  })
})
