import type { Page } from '@playwright/test'
import { colourPhoto, red } from '../../src/tools/photo-to-pdf/testing/photos.ts'
import { openWithPhotos } from './photo-tool.ts'
import { screens } from './screens.ts'
import { pagesIn, shellTexts } from './site.ts'
import { expect, test, visit } from './test.ts'

/** More stops than any page has: a page with more holds the focus in a circle. */
const mostStops = 250

test.describe.configure({ timeout: 180_000 })
// Without smooth scrolling every rectangle is final at once.
test.use({ reducedMotion: 'reduce' })

type Stop = { readonly name: string; readonly faults: readonly string[] }

/** A field of a date has several stops of its own, with the browser's own rings. */
const ownStops = 'input[type="date"], input[type="time"], input[type="month"], input[type="datetime-local"]'

/**
 * Looks at the element that has the focus: can it be seen, all of it, and that it has the focus? `undefined`: the
 * focus has left the page or comes round; `same`: it is still within one field.
 */
const lookAtFocus = (page: Page) =>
  page.evaluate((fieldsWithStops): Stop | 'same' | undefined => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    const hasStops = focused.matches(fieldsWithStops)
    if ('stop' in focused) return hasStops ? 'same' : undefined
    Object.assign(focused, { stop: true })
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    // A control without a picture of its own is shown by what is beside it.
    const shown = [focused, label, focused.parentElement, focused.nextElementSibling].filter(
      (each): each is HTMLElement => each instanceof HTMLElement,
    )
    const hasRing = shown.some((element) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, content } = getComputedStyle(element, pseudo)
        return (
          (pseudo === null || content !== 'none') &&
          outlineStyle !== 'none' &&
          Number.parseFloat(outlineWidth) >= 2
        )
      }),
    )
    const isPicture = ({ width, height }: DOMRect) => width > 4 && height > 4
    const boxes = [focused, ...(label ? [label] : [])].flatMap((each) => [...each.getClientRects()])
    const box = boxes.find(isPicture)
    const inset = 2
    const points = box
      ? [
          [box.left + box.width / 2, box.top + box.height / 2],
          [box.left + box.width / 2, box.top + inset],
          [box.left + box.width / 2, box.bottom - inset],
          [box.left + inset, box.top + box.height / 2],
          [box.right - inset, box.top + box.height / 2],
        ]
      : []
    /** A bar that stays where it is while the page scrolls: it may lie on top of what has the focus. */
    const barAt = (hit: Element | null): Element | undefined => {
      for (let each = hit; each !== null && !each.contains(focused); each = each.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return each
      return undefined
    }
    const isCovered = ([x = 0, y = 0]: readonly number[]) => {
      const hit = document.elementFromPoint(x, y)
      return hit === null || barAt(hit) !== undefined
    }
    // What is taller than the room between the bars cannot be shown whole: its middle must do.
    const isTall = (box?.height ?? 0) > innerHeight / 2
    const covered = points.slice(0, isTall ? 1 : undefined).filter(isCovered)
    return {
      name: focused.outerHTML.slice(0, 160),
      faults: [
        ...(hasRing || hasStops ? [] : ['no focus ring']),
        ...(box ? [] : ['nothing of it is shown']),
        ...covered.map(([x = 0, y = 0]) => {
          const bar = barAt(document.elementFromPoint(x, y))
          return `hidden at ${Math.round(x)}, ${Math.round(y)} behind ${bar?.outerHTML.slice(0, 80) ?? 'the edge'}`
        }),
      ],
    }
  }, ownStops)

/** Every stop of the Tab key in turn, until the focus leaves the page or comes round. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  for (let pressed = 0; pressed < mostStops; pressed += 1) {
    await page.keyboard.press(key)
    const stop = await lookAtFocus(page)
    if (stop === undefined) return stops
    if (stop !== 'same') stops.push(stop)
  }
  throw new Error(`After ${mostStops} times ${key} the focus is still going on`)
}

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${fault}: ${name}`))

for (const [name, viewport] of Object.entries(screens))
  test.describe(name, () => {
    test.use({ viewport })

    for (const key of ['Tab', 'Shift+Tab'] as const)
      test(`the focus is seen wherever ${key} takes it`, async ({ page }) => {
        for (const { path, language } of pagesIn('en'))
          await test.step(path, async () => {
            await visit(page, path)
            const stops = await tabThrough(page, key)
            expect.soft(faultsOf(stops)).toEqual([])
            const ends = key === 'Tab' ? stops.at(0) : stops.at(-1)
            expect(ends?.name).toContain(shellTexts[language].skip)
            expect(stops.length).toBeGreaterThan(6)
          })
      })

    test('also in a tool at work', async ({ page }) => {
      await openWithPhotos(
        page,
        ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => colourPhoto(`${letter}.png`, red)),
      )
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        await page.evaluate(() => {
          for (const element of document.querySelectorAll('*')) Reflect.deleteProperty(element, 'stop')
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        })
        expect.soft(faultsOf(await tabThrough(page, key))).toEqual([])
      }
    })
  })

test.describe('with forced colours', () => {
  test.use({ viewport: screens.desktop, forcedColors: 'active' })

  test('the focus is seen as well, and icons keep their contrast', async ({ page }) => {
    for (const { path } of pagesIn('en'))
      await test.step(path, async () => {
        await visit(page, path)
        expect.soft(faultsOf(await tabThrough(page, 'Tab'))).toEqual([])
        const lost = await page.evaluate(() =>
          [...document.querySelectorAll<SVGElement>('button svg, a svg')]
            .filter((icon) => icon.checkVisibility())
            .filter((icon) => {
              const { stroke, fill } = getComputedStyle(icon)
              const ground = getComputedStyle(document.body).backgroundColor
              const canvas =
                ground === 'rgba(0, 0, 0, 0)'
                  ? getComputedStyle(document.documentElement).backgroundColor
                  : ground
              return stroke === canvas && (fill === 'none' || fill === canvas)
            })
            .map((icon) => icon.parentElement?.outerHTML.slice(0, 160)),
        )
        expect(lost).toEqual([])
        const borderless = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main button, main input, main select, main textarea')]
            .filter((control) => control.checkVisibility() && control.textContent?.trim())
            .filter((control) => {
              const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control)
              return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none'
            })
            .map((control) => control.outerHTML.slice(0, 160)),
        )
        expect(borderless, 'controls that only their colour made out').toEqual([])
      })
  })
})
