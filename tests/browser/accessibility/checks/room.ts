import type { Page } from '@playwright/test'
import { screens } from '../../screens.ts'
import { expect } from '../../test.ts'
import { resize } from './resize.ts'
import { restyle } from './restyle.ts'

/** Elements that overflow the window horizontally. */
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

/** Texts that their box clips, with an ellipsis or without. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.body.querySelectorAll<HTMLElement>(
        'h1, h2, h3, p, li, a, button, label, legend, span, dt, dd',
      ),
    ]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        // For screen readers alone.
        if (clipPath === 'inset(50%)') return false
        if (!element.checkVisibility() || !element.textContent?.trim()) return false
        const cutX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        const cutY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
        return cutX || cutY
      })
      .map((element) => `cut off: ${element.outerHTML.slice(0, 160)}`),
  )

/** Texts that overflow their visible box, and labels of one drawing that overlap. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const ownRects = (element: Element) => {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      return texts.flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
    }
    const isDrawn = (element: Element) => {
      const { backgroundColor, borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(element)
      const hasBorder = borderInlineStartStyle !== 'none' && borderInlineStartWidth !== '0px'
      return hasBorder || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
    }
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    /** The nearest visible box around a text, unless the text scrolls within it. */
    const boxOf = (element: Element): Element | undefined => {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        if (scrolls(each)) return undefined
        if (isDrawn(each)) return each
      }
      return undefined
    }
    /** For screen readers alone. */
    const isHidden = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)'
    const shown = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !isHidden(element) &&
        ownRects(element).length > 0,
    )
    const outside = shown.filter((element) => {
      const box = boxOf(element)?.getBoundingClientRect()
      return box && ownRects(element).some(({ left, right }) => left < box.left - 1 || right > box.right + 1)
    })
    const meets = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      // The line box of large digits is taller than the digits.
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) / 2
    const overlapping = shown.filter((element) =>
      shown.some(
        (other) =>
          other !== element &&
          other.parentElement === element.parentElement &&
          ownRects(element).some((one) => ownRects(other).some((two) => meets(one, two))),
      ),
    )
    return [
      ...outside.map((element) => `leaves its box: ${element.outerHTML.slice(0, 160)}`),
      ...overlapping.map((element) => `lies over another text: ${element.outerHTML.slice(0, 160)}`),
    ]
  })

/** WCAG 2.2, 1.4.12. */
export const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
  /* A drawing, such as the page of an invoice, is no text: every word in it has a place of its own. */
  svg[role="img"], svg[role="img"] * { letter-spacing: normal !important; word-spacing: normal !important }`
const largeText = 'html { font-size: 200% !important }'

/** Narrow windows, a window of 1280 by 1024 at 200 and 400 % zoom (WCAG 2.2, 1.4.10), wide spacing and large text. */
const views: Readonly<
  Record<string, { readonly viewport: { width: number; height: number }; readonly css: string }>
> = {
  'wide text spacing': { viewport: screens.phone, css: wideText },
  'text of twice the size': { viewport: screens.phone, css: largeText },
  'text of twice the size on a wide screen': { viewport: screens.desktop, css: largeText },
  '200 % zoom': { viewport: { width: 640, height: 512 }, css: '' },
  '400 % zoom': { viewport: { width: 320, height: 256 }, css: '' },
  'a window of 320 pixels': { viewport: { width: 320, height: 640 }, css: '' },
  'wide text spacing in 320 pixels': { viewport: { width: 320, height: 640 }, css: wideText },
}

/** What overflows, is cut off or collides in the window as it is. */
export const roomFaults = async (page: Page): Promise<readonly string[]> => [
  ...(await overflow(page)),
  ...(await cutTexts(page)),
  ...(await collisions(page)),
]

/**
 * Expects no overflow and no clipped text, in narrow windows, zoomed, and with wider spacing and larger text. `look`
 * checks more in each of them.
 */
export async function expectRoom(page: Page, look?: (name: string) => Promise<void>): Promise<void> {
  for (const [name, { viewport, css }] of Object.entries(views)) {
    await restyle(page, css)
    await resize(page, viewport)
    await look?.(name)
    expect.soft(await roomFaults(page), name).toEqual([])
  }
  await restyle(page, '')
}

/** Expects no overflow and no clipped text from right to left. */
export async function expectMirrored(page: Page): Promise<void> {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Toolnook' })
  const language = await page.evaluate(() => document.documentElement.lang)
  // The build writes :dir(rtl) as a list of languages for browsers that do not support it: both are set.
  const setDirection = (direction: 'ltr' | 'rtl') =>
    page.evaluate(([dir, lang]) => Object.assign(document.documentElement, { dir, lang }), [
      direction,
      direction === 'rtl' ? 'ar' : language,
    ] as const)
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
