import type { Page } from '@playwright/test'

export type Watched = {
  /** Sum of layout shifts, also those after an input, unless the input itself moved something. */
  readonly shifts: number
  /** The largest of them with what moved. */
  readonly moved: readonly string[]
  /** Sets of more than one filled button that were shown in one frame. */
  readonly crowds: readonly string[]
  /** Controls that the job used while they were not wholly in the window. */
  readonly unseen: readonly string[]
}

const watchFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: { value: number; what: string }[] = []
    const crowds = new Set<string>()
    const unseen = new Set<string>()
    const isInWindow = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    const filledButtons = (): string[] => {
      const probe = document.createElement('span')
      probe.style.backgroundColor = 'var(--brand-button)'
      document.body.append(probe)
      const colour = getComputedStyle(probe).backgroundColor
      probe.remove()
      const dialog = document.querySelector('dialog:modal')
      const root = dialog ?? document.body
      return [...root.querySelectorAll('button, a, summary, label, [role="button"], label span, button span')]
        .filter(
          (element) =>
            element.clientHeight >= 40 &&
            getComputedStyle(element).backgroundColor === colour &&
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            // A dialog is looked at as a whole, however far it is scrolled.
            (dialog !== null || isInWindow(element)),
        )
        .map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '')
    }
    // Even a transition of no time lets a button keep its colour for a frame or two.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [sheet]
    const lookAtButtons = () => {
      if (document.documentElement?.dataset.ready === 'true') {
        const names = filledButtons()
        if (names.length > 1) crowds.add(names.join(' + '))
      }
      requestAnimationFrame(lookAtButtons)
    }
    requestAnimationFrame(lookAtButtons)
    const lookAtUse = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.closest('main')) return
      // The link that saves a file and the input of an upload area are not shown.
      if (target.matches('a[download], input[type="file"]')) return
      const { top, bottom, height } = target.getBoundingClientRect()
      const most = Math.min(height, innerHeight / 2)
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
      if (seen < most - 1) unseen.add(target.outerHTML.slice(0, 160))
    }
    addEventListener('click', lookAtUse, true)
    addEventListener('input', lookAtUse, true)
    // The browser takes half a second for recent, in which a busy device may not have drawn what was asked for.
    const answers: { start: number; end: number }[] = []
    const awaitAnswer = () => {
      const answer = { start: performance.now(), end: Number.POSITIVE_INFINITY }
      answers.push(answer)
      requestAnimationFrame(() =>
        requestAnimationFrame((time) => {
          answer.end = time
        }),
      )
    }
    addEventListener('click', awaitAnswer, true)
    addEventListener('input', awaitAnswer, true)
    const isAnswer = (time: number) => answers.some(({ start, end }) => time >= start && time < end)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        if (hadRecentInput || isAnswer(entry.startTime)) continue
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name =
            node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent?.slice(0, 40)
          return `${name}: ${from.top}–${from.bottom} → ${to.top}–${to.bottom}`
        })
        moved.push({ value, what: what.join('; ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const readWatch = (): Watched => ({
      shifts: moved.reduce((sum, { value }) => sum + value, 0),
      moved: moved
        .toSorted((one, other) => other.value - one.value)
        .slice(0, 3)
        .map(({ value, what }) => `${value.toFixed(3)} ${what}`),
      crowds: [...crowds],
      unseen: [...unseen],
    })
    Object.assign(window, { filledButtons, readWatch })
  })

/**
 * From the next visit on, watches a page from its opening through its main job. `window.filledButtons()` returns the
 * names of the filled buttons in the window: if a dialog is open, all of the dialog.
 */
export async function watchPage(page: Page): Promise<void> {
  await watchFrames(page)
  // A visitor's press: what moves right after it is what was asked for.
  await page.exposeFunction('pressFor', (x: number, y: number) => page.mouse.click(x, y))
}

export const readWatch = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { readWatch(): Watched }).readWatch())

/** The filled buttons in the window, or of the open dialog, wherever they are scrolled. */
export const filledButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { filledButtons(): string[] }).filledButtons())
