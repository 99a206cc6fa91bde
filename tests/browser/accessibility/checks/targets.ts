import type { Page } from '@playwright/test'
import { screens } from '../../screens.ts'
import { expect } from '../../test.ts'
import { resize } from './resize.ts'

/** Minimum side of a target, in CSS pixels: WCAG 2.2, 2.5.5. */
const target = 44

/**
 * Shortcuts for pointers alone, each of which does what a control of full size does as well (the exception
 * "Equivalent" of the criterion): the parts of an invoice's drawn page, as large as they are drawn, and the lines of
 * its form that unfold the same fields.
 */
const shortcuts = '[aria-hidden="true"] > button[tabindex="-1"][data-part]'

/** Controls below the minimum size, except links inside a sentence and the shortcuts. */
export const smallTargets = (page: Page) =>
  page.evaluate(
    ([least, exempt]) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"], [role="option"]',
      )
      const isHidden = (element: HTMLElement) => {
        const { clipPath, position } = getComputedStyle(element)
        return (
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.matches(exempt) ||
          (position !== 'static' && clipPath === 'inset(50%)')
        )
      }
      const isInSentence = (element: HTMLElement) =>
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentNode?.childNodes ?? [])].some(
          (node) => node !== element && node.textContent?.trim(),
        )
      /** The area of a card's link, which covers the card with an absolutely positioned box. */
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
        // Tolerates the rounding of a fractional layout.
        if (width >= least - 0.1 && height >= least - 0.1) return []
        return [`${width} × ${height}: ${element.outerHTML.slice(0, 160)}`]
      })
    },
    [target, shortcuts] as const,
  )

/** Expects every control to have the minimum size. */
export async function expectTargets(page: Page): Promise<void> {
  for (const [name, viewport] of Object.entries(screens)) {
    await resize(page, viewport)
    expect.soft(await smallTargets(page), name).toEqual([])
  }
}
