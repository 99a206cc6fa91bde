import type { CDPSession, Page } from '@playwright/test'
import { expect } from '../../test.ts'

/** More stops than any page has: a page with more holds the focus in a circle. */
const maxStops = 250
/** Keys that are on their way at the same time: what each led to is seen in the page itself. */
const keysAtOnce = 20

type Key = 'Tab' | 'Shift+Tab'
type Stop = { readonly name: string; readonly faults: readonly string[] }
type Watch = { readonly stops: readonly Stop[]; readonly isOver: boolean }
type Watched = Window & { watch: Watch; endWatch(): void }

/** A field of a date has several stops of its own, with the browser's own rings. */
const ownStops = 'input[type="date"], input[type="time"], input[type="month"], input[type="datetime-local"]'

/**
 * Run in the page: from now on it looks, at the end of every key, at the element that has the focus. Can it be seen,
 * all of it, and that it has the focus? It is over when the focus has left the page or comes round.
 */
function watchFocus({ fieldsWithStops, key }: { fieldsWithStops: string; key: Key }): void {
  const known = new Set<Element>()
  const stops: Stop[] = []
  const watch = { stops, isOver: false }
  /** `same`: it is still within one field. */
  const look = (): Stop | 'same' | undefined => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    const hasStops = focused.matches(fieldsWithStops)
    if (known.has(focused)) return hasStops ? 'same' : undefined
    known.add(focused)
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
    // What is taller than the room between the bars cannot be shown whole, and in a window of 400 % hardly anything
    // can: a part of it must do (WCAG 2.2, 2.4.11).
    const isPartEnough = (box?.height ?? 0) > innerHeight / 3 || innerHeight < 300
    const hidden = points.filter(isCovered)
    const covered = isPartEnough && hidden.length < points.length ? [] : hidden
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
  }
  const note = ({ key: released }: KeyboardEvent) => {
    if (released !== 'Tab' || watch.isOver) return
    const stop = look()
    if (stop === undefined) watch.isOver = true
    else if (stop !== 'same') stops.push(stop)
  }
  addEventListener('keyup', note, true)
  const endWatch = () => {
    removeEventListener('keyup', note, true)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  }
  Object.assign(window, { watch, endWatch })
  // As in a page that was just opened, the first key leads to its first or its last stop.
  const end = document.createElement('span')
  end.tabIndex = -1
  if (key === 'Tab') document.body.prepend(end)
  else document.body.append(end)
  end.focus()
  end.remove()
}

async function pressMany(devtools: CDPSession, key: Key): Promise<void> {
  const event = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    modifiers: key === 'Shift+Tab' ? 8 : 0,
  }
  const sent = Array.from({ length: keysAtOnce }, () => [
    devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event }),
    devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
  ])
  await Promise.all(sent.flat())
}

/** Every stop of the Tab key in turn, until the focus leaves the page or comes round. */
async function tabThrough(page: Page, key: Key): Promise<readonly Stop[]> {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(watchFocus, { fieldsWithStops: ownStops, key })
  const readWatch = () => page.evaluate(() => (window as unknown as Watched).watch)
  let watch = await readWatch()
  for (let pressed = 0; pressed < maxStops && !watch.isOver; pressed += keysAtOnce) {
    await pressMany(devtools, key)
    watch = await readWatch()
  }
  await page.evaluate(() => (window as unknown as Watched).endWatch())
  await devtools.detach()
  if (!watch.isOver) throw new Error(`After ${maxStops} times ${key} the focus is still going on`)
  return watch.stops
}

/** Holds that the focus is seen wherever a key takes it; answers with the stops, by their HTML. */
export async function expectFocusSeen(page: Page, key: Key, screen: string): Promise<readonly string[]> {
  const stops = await tabThrough(page, key)
  const faults = stops.flatMap((stop) => stop.faults.map((fault) => `${fault}: ${stop.name}`))
  expect.soft(faults, `${key}, ${screen}`).toEqual([])
  expect(stops.length, `${key}, ${screen}`).toBeGreaterThan(6)
  return stops.map(({ name }) => name)
}
