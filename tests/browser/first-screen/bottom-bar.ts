import type { Page } from '@playwright/test'
import { painted } from '../test.ts'

type Bar = {
  readonly top: number
  readonly height: number
  /** Whether all that it shows is side by side. */
  readonly isOneLine: boolean
  /** The texts in it that take more than one line. */
  readonly wrapped: readonly string[]
  readonly html: string
}

/** In the page: what is fixed to the bottom of the window, but for lines that are drawn over it. */
function findBars(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element)
    return (
      position === 'fixed' &&
      pointerEvents !== 'none' &&
      element.clientHeight > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      Math.abs(element.getBoundingClientRect().bottom - innerHeight) < 1
    )
  })
}

const bottomBars = (page: Page): Promise<readonly Bar[]> =>
  page.evaluate<readonly Bar[]>(`(${describeBars})((${findBars})())`)

/** In the page. */
function describeBars(bars: readonly HTMLElement[]): readonly Bar[] {
  return bars.map((element) => {
    const parts = [...element.querySelectorAll('button, a, select, input, strong, bdi')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.clientHeight !== 0)
      .map((part) => part.getBoundingClientRect())
    const detail = element.querySelectorAll('p')
    // The figure may have a smaller line below it.
    const readings = [...detail].slice(0, 1).map((part) => part.getBoundingClientRect())
    const tall = [...parts.filter(({ height }) => height >= 40), ...readings]
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const wrapped: string[] = []
    while (texts.nextNode()) {
      const { currentNode } = texts
      // Hidden ones, such as of an icon alone, are clipped.
      const box = currentNode.parentElement
      if (!box?.checkVisibility() || getComputedStyle(box).clipPath !== 'none') continue
      const range = document.createRange()
      range.selectNodeContents(currentNode)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 1) wrapped.push(currentNode.textContent ?? '')
    }
    return {
      top: element.getBoundingClientRect().top,
      height: element.offsetHeight,
      isOneLine: Math.max(...tall.map(({ top }) => top)) < Math.min(...tall.map(({ bottom }) => bottom)),
      wrapped,
      html: element.outerHTML.slice(0, 120),
    }
  })
}

/** Height of a bar of one line, in CSS pixels. */
const lineHeight = 64
/** From here on every text of it has room for one line; below, icons stand above their words. */
const roomyWidth = 280

/**
 * A bar that takes more than a third of a low window, or more than one line: of that letters that are larger or further
 * apart than they are set need more.
 */
export async function barFaults(page: Page, { withOwnLetters = true } = {}): Promise<readonly string[]> {
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  return (await bottomBars(page)).flatMap(({ height, isOneLine, wrapped, html }) => [
    ...(height > window.height / 3 ? [`${height} px high: ${html}`] : []),
    ...(withOwnLetters && (!isOneLine || height > lineHeight) ? [`more than one line: ${html}`] : []),
    ...(withOwnLetters && window.width >= roomyWidth
      ? wrapped.map((text) => `wrapped: ‹${text}› in ${html}`)
      : []),
  ])
}

/** The texts and controls at the end of the page that stay behind the bar when it is scrolled to its end. */
export async function endBehindBar(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await painted(page)
  const bars = await bottomBars(page)
  const behind = await page.evaluate(
    (top) => {
      return [...document.querySelectorAll('body > * > footer :is(a, p, li, button)')]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > top + 0.5)
        .map((each) => each.outerHTML.slice(0, 120))
    },
    Math.min(page.viewportSize()?.height ?? 0, ...bars.map(({ top }) => top)),
  )
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await painted(page)
  return behind
}

/** Height of an on-screen keyboard, in CSS pixels. */
const keyboard = 336

/**
 * Pretends that an on-screen keyboard lies over the page, as on devices where it makes only the visual viewport
 * smaller, and that the browser has scrolled each field just above it. Returns the fields that the page leaves behind
 * its bar.
 */
export async function fieldsBehindBar(page: Page): Promise<{ tried: number; hidden: readonly string[] }> {
  await page.evaluate((covered) => {
    const { visualViewport } = window
    if (!visualViewport) throw new Error('There is no visual viewport')
    Object.defineProperty(visualViewport, 'height', {
      configurable: true,
      get: () => innerHeight - covered,
    })
  }, keyboard)
  const fields = page.locator(
    'main :is(textarea, select, input:not([type=hidden], [type=file], [type=radio], [type=checkbox], [type=range], [type=color]))',
  )
  const hidden: string[] = []
  let tried = 0
  for (const field of await fields.filter({ visible: true }).all()) {
    if (await field.isDisabled()) continue
    tried += 1
    await field.evaluate((element: HTMLElement, covered) => {
      element.focus({ preventScroll: true })
      const { bottom } = element.getBoundingClientRect()
      scrollBy({ top: bottom - (innerHeight - covered), behavior: 'instant' })
      visualViewport?.dispatchEvent(new Event('resize'))
    }, keyboard)
    await painted(page)
    const cover = await field.evaluate((element) => {
      const { left, bottom, width, height } = element.getBoundingClientRect()
      // Of a tall field its last lines.
      const hit = document.elementFromPoint(left + width / 2, bottom - Math.min(height / 2, 12))
      for (let each = hit; each !== null && !each.contains(element); each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each.outerHTML.slice(0, 80)
      return undefined
    })
    if (cover !== undefined)
      hidden.push(`${await field.evaluate((each) => each.outerHTML.slice(0, 120))} behind ${cover}`)
  }
  await page.evaluate(() => {
    const { visualViewport } = window
    if (visualViewport) Reflect.deleteProperty(visualViewport, 'height')
    visualViewport?.dispatchEvent(new Event('resize'))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await painted(page)
  return { tried, hidden }
}
