import type { CDPSession, Page } from '@playwright/test'
import { expect } from '../../test.ts'

/** More Tab stops than any page has: a page with more traps the focus. */
const maxStops = 250
/** Keys sent at once: the page itself records where each led. */
const keysAtOnce = 20

type Key = 'Tab' | 'Shift+Tab'
type Stop = { readonly name: string; readonly faults: readonly string[] }
type Watch = { readonly stops: readonly Stop[]; readonly isOver: boolean }
type Watched = Window & { watch: Watch; endWatch(): void }

/** A date field has several Tab stops of its own, with the browser's focus rings. */
const ownStops = 'input[type="date"], input[type="time"], input[type="month"], input[type="datetime-local"]'

/**
 * Runs in the page: from now on checks, after every key, whether the focused element and its focus indicator are
 * wholly visible. Ends when the focus has left the page or returns to the first stop.
 */
function watchFocus({ fieldsWithStops, key }: { fieldsWithStops: string; key: Key }): void {
  const known = new Set<Element>()
  const stops: Stop[] = []
  const watch = { stops, isOver: false }
  /** `same`: the focus is still within one field. */
  const look = (): Stop | 'same' | undefined => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    const hasStops = focused.matches(fieldsWithStops)
    if (known.has(focused)) return hasStops ? 'same' : undefined
    known.add(focused)
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    // A visually hidden control is represented by the element beside it.
    const { parentElement, previousElementSibling, nextElementSibling } = focused
    const shown = [focused, label, parentElement, previousElementSibling, nextElementSibling].filter(
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
    /** A fixed or sticky bar, which may cover the focused element. */
    const barAt = (hit: Element | null): Element | undefined => {
      for (let each = hit; each !== null && !each.contains(focused); each = each.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return each
      return undefined
    }
    const isCovered = ([x = 0, y = 0]: readonly number[]) => {
      const hit = document.elementFromPoint(x, y)
      return hit === null || barAt(hit) !== undefined
    }
    // What is taller than the space between the bars cannot be wholly visible, and at 400 % zoom hardly anything
    // can: a part suffices (WCAG 2.2, 2.4.11).
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

/** Every Tab stop in turn, until the focus leaves the page or returns to the first. */
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

const faultsOf = (stops: readonly Stop[]): readonly string[] =>
  stops.flatMap((stop) => stop.faults.map((fault) => `${fault}: ${stop.name}`))

/** What is wrong with the focus at any stop. */
export const focusFaults = async (page: Page, key: Key) => faultsOf(await tabThrough(page, key))

/** Expects a visible focus at every stop; returns the stops by their HTML. */
export async function expectFocusSeen(page: Page, key: Key, screen: string): Promise<readonly string[]> {
  const stops = await tabThrough(page, key)
  expect.soft(faultsOf(stops), `${key}, ${screen}`).toEqual([])
  expect(stops.length, `${key}, ${screen}`).toBeGreaterThan(6)
  return stops.map(({ name }) => name)
}
