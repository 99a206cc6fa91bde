import type { Page } from '@playwright/test'

/** A phone and a desktop, in CSS pixels. */
export const views = {
  phone: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
} as const
export type View = keyof typeof views

export type FirstScreen = {
  /** Distance of the first control or result from the bottom of the top bar, in CSS pixels. */
  readonly start: number
  /** Share of the window that the work surface covers, from 0 to 1, without what lies over it. */
  readonly share: number
  /** Height of the page, in CSS pixels. */
  readonly pageHeight: number
  readonly scrolled: number
}

/** Measures a tool's page as it is scrolled. */
export const measureFirstScreen = (page: Page): Promise<FirstScreen> =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const bar = boxOf('body > * > header, header')
    const result = boxOf('[data-result]')
    if (!bar || !result) throw new Error('This is no page of a tool')
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // The fixed bar of narrow screens lies over what is below it.
    const fixed = [...document.querySelectorAll('main *')].find(
      (element) =>
        getComputedStyle(element).position === 'fixed' &&
        // Not the line that joins a section of the invoice with its part of the page.
        getComputedStyle(element).pointerEvents !== 'none' &&
        element.clientHeight > 0 &&
        isShown(element),
    )
    const bottom = Math.min(innerHeight, fixed?.getBoundingClientRect().top ?? innerHeight)
    const visible = Math.max(0, Math.min(result.bottom, bottom) - Math.max(result.top, bar.bottom))
    return {
      start: result.top - bar.bottom,
      share: (visible * result.width) / (innerWidth * innerHeight),
      pageHeight: document.documentElement.scrollHeight,
      scrolled: scrollY,
    }
  })

/** How much of each matching element is seen: the part of nine points on it at which it lies on top. */
export const seenParts = (page: Page, selector: string): Promise<readonly number[]> =>
  page.evaluate((wanted) => {
    const parts = [0.15, 0.5, 0.85]
    return [...document.querySelectorAll(wanted)].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const))
      const seen = points.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        for (let each = hit; each !== null && !each.contains(element); each = each.parentElement)
          if (getComputedStyle(each).position === 'fixed') return false
        // Within the result one part may lie over another, such as a slider over its pictures.
        return hit !== null && (element.contains(hit) || hit.closest('[data-result]') !== null)
      })
      return seen.length / points.length
    })
  }, selector)
