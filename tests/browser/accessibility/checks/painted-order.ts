import type { Locator, Page } from '@playwright/test'
import { expect } from '../../test.ts'

/** Sets the page's direction to right-to-left, as for an Arabic translation. */
export const readFromRight = (page: Page) =>
  page.evaluate(() => {
    // The build writes :dir(rtl) as a list of languages for browsers that do not support it: both are set.
    Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' })
  })

/** The words of an element in visual order: line by line, from left to right. */
export const paintedWords = (element: Locator): Promise<string> =>
  element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const words: { readonly word: string; readonly rect: DOMRect }[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s·,]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        words.push({ word, rect: range.getBoundingClientRect() })
      }
    const isBefore = (one: DOMRect, other: DOMRect) =>
      Math.abs(one.bottom - other.bottom) > one.height / 2 ? one.bottom - other.bottom : one.left - other.left
    return words
      .toSorted((one, other) => isBefore(one.rect, other.rect))
      .map(({ word }) => word)
      .join(' ')
  })

/** Expects the visual order of every visible match to be its logical one, such as "36.10 KB → 1.59 KB". */
export async function expectPaintedAsWritten(found: Locator): Promise<void> {
  const elements = found.filter({ visible: true })
  await expect(elements.first()).toBeVisible()
  for (const element of await elements.all()) {
    const written = (await element.textContent())?.match(/[^\s·,]+/g) ?? []
    expect(await paintedWords(element)).toBe(written.join(' '))
  }
}
