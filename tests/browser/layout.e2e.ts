import type { Page } from '@playwright/test'
import { colourPhoto, red } from '../../src/tools/photo-to-pdf/testing/photos.ts'
import { openWithPhotos } from './photo-tool.ts'
import { restyle } from './restyle.ts'
import { screens } from './screens.ts'
import { pagesIn, shellTexts } from './site.ts'
import { expect, painted, test, visit } from './test.ts'

const t = shellTexts.en
/** Side of the smallest target, in CSS pixels: WCAG 2.2, 2.5.5. */
const target = 44

test.describe.configure({ timeout: 180_000 })
test.use({ reducedMotion: 'reduce' })

/** Controls that are smaller than a fingertip, links inside a sentence aside. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"], [role="option"]',
    )
    const isHidden = (element: HTMLElement) => {
      const { clipPath, position } = getComputedStyle(element)
      return (
        !element.checkVisibility({ visibilityProperty: true }) ||
        (position !== 'static' && clipPath === 'inset(50%)')
      )
    }
    const isInSentence = (element: HTMLElement) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentNode?.childNodes ?? [])].some((node) => node !== element && node.textContent?.trim())
    /** What a link of a card covers with an absolute box of its own. */
    const coveredBy = (element: HTMLElement) => {
      const { content, position, inset } = getComputedStyle(element, '::after')
      return content !== 'none' && position === 'absolute' && inset === '0px' ? element.offsetParent : null
    }
    const sizeOf = (element: HTMLElement) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const covered = coveredBy(element)
      const boxes = [element, ...labels, ...(covered ? [covered] : [])].map((each) =>
        each.getBoundingClientRect(),
      )
      return [Math.max(...boxes.map(({ width }) => width)), Math.max(...boxes.map(({ height }) => height))]
    }
    return [...controls].flatMap((element) => {
      if (isHidden(element) || isInSentence(element)) return []
      const [width = 0, height = 0] = sizeOf(element)
      // A hair less is the rounding of a fractional layout.
      if (width >= least - 0.1 && height >= least - 0.1) return []
      return [`${width} × ${height}: ${element.outerHTML.slice(0, 160)}`]
    })
  }, target)

/** What sticks out of the window at a side: it could be reached by scrolling sideways only, or not at all. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const isContained = (element: Element): boolean => {
      const parent = element.parentElement
      return parent !== null && parent !== root && (scrolls(parent) || isContained(parent))
    }
    const isOut = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (left < -0.5 || right > root.clientWidth + 0.5)
    }
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && isOut(element) && !isContained(element),
    )
    return [
      ...(root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []),
      ...out.map((element) => element.outerHTML.slice(0, 160)),
    ]
  })

/** Texts that end at the edge of a box that hides the rest, cut with an ellipsis or not. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.body.querySelectorAll<HTMLElement>(
        'h1, h2, h3, p, li, a, button, label, legend, span, dt, dd',
      ),
    ]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        if (!element.checkVisibility() || clipPath !== 'none' || !element.textContent?.trim()) return false
        const cutX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        const cutY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
        return cutX || cutY
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  )

/** WCAG 2.2, 1.4.12. */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
const largeText = 'html { font-size: 200% !important }'

const views = {
  'wide text spacing': { viewport: screens.phone, css: wideText },
  'text of twice the size': { viewport: screens.phone, css: largeText },
  'text of twice the size on a wide screen': { viewport: screens.desktop, css: largeText },
  'a window of 320 pixels': { viewport: { width: 320, height: 640 }, css: '' },
} as const

async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await painted(page)
}

/** Every control is large enough to be hit, on a phone as on a desk. */
async function expectTargets(page: Page): Promise<void> {
  for (const [name, viewport] of Object.entries(screens)) {
    await resize(page, viewport)
    expect.soft(await smallTargets(page), name).toEqual([])
  }
}

/** Nothing leaves the window, and no text is cut, however narrow the window or wide the text. */
async function expectRoom(page: Page): Promise<void> {
  for (const [name, { viewport, css }] of Object.entries(views)) {
    await restyle(page, css)
    await resize(page, viewport)
    expect.soft(await overflow(page), name).toEqual([])
    expect.soft(await cutTexts(page), name).toEqual([])
  }
  await restyle(page, '')
}

/** From right to left the page is a mirror image without loss. */
async function expectMirrored(page: Page): Promise<void> {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Toolnook' })
  const setDirection = (direction: 'ltr' | 'rtl') =>
    page.evaluate((value) => document.documentElement.setAttribute('dir', value), direction)
  for (const [name, viewport] of Object.entries(screens)) {
    await resize(page, viewport)
    const before = await logo.boundingBox()
    await setDirection('rtl')
    expect.soft(await overflow(page), `${name}, from right to left`).toEqual([])
    const after = await logo.boundingBox()
    const rightEdge = (after?.x ?? 0) + (after?.width ?? 0)
    expect(viewport.width - rightEdge).toBeCloseTo(before?.x ?? 0, 0)
    await setDirection('ltr')
  }
}

for (const language of ['en', 'tr'] as const)
  test(`every page has room for its controls and texts (${language})`, async ({ page }) => {
    for (const { path } of pagesIn(language))
      await test.step(path, async () => {
        await visit(page, path)
        await expectTargets(page)
        // The layout of both languages is the same.
        if (language === 'en') await expectMirrored(page)
        await expectRoom(page)
      })
  })

test('a tool at work has room as well', async ({ page }) => {
  await openWithPhotos(page, [colourPhoto('a.png', red), colourPhoto('b.png', red)])
  await expectTargets(page)
  await expectRoom(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectTargets(page)
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: screens.phone })

  test('has large targets', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: t.openMenu }).click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
})
