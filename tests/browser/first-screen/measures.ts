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
  /** Names of the filled buttons in the window. */
  readonly filled: readonly string[]
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
    const root = document.documentElement
    if (!bar || !result) throw new Error('This is no page of a tool')
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const inWindow = ({ top, bottom, height }: DOMRect) => height > 0 && bottom > 0 && top < innerHeight
    // The fixed bar of narrow screens lies over what is below it.
    const fixed = [...document.querySelectorAll('main *')].find(
      (element) =>
        getComputedStyle(element).position === 'fixed' && element.clientHeight > 0 && isShown(element),
    )
    const bottom = Math.min(innerHeight, fixed?.getBoundingClientRect().top ?? innerHeight)
    const visible = Math.max(0, Math.min(result.bottom, bottom) - Math.max(result.top, bar.bottom))
    const probe = document.createElement('span')
    probe.style.backgroundColor = 'var(--brand-button)'
    document.body.append(probe)
    const colour = getComputedStyle(probe).backgroundColor
    probe.remove()
    const filled = [...document.querySelectorAll('main :is(button, a, label, span)')].filter(
      (element) =>
        isShown(element) &&
        inWindow(element.getBoundingClientRect()) &&
        element.clientHeight >= 40 &&
        getComputedStyle(element).backgroundColor === colour,
    )
    return {
      start: result.top - bar.bottom,
      share: (visible * result.width) / (innerWidth * innerHeight),
      filled: filled.map(({ textContent }) => textContent?.trim() ?? ''),
      pageHeight: root.scrollHeight,
      scrolled: scrollY,
    }
  })
