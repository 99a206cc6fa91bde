import type { BrowserContext, Page } from '@playwright/test'

/** Records animations and transitions in every page of the context. */
export const noteMovements = (context: BrowserContext) =>
  context.addInitScript(() => {
    const longest = 40
    const started: string[] = []
    Object.assign(window, { movements: started })
    const note = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return
      for (const animation of target.getAnimations({ subtree: true })) {
        const timing = animation.effect?.getComputedTiming()
        const lasts = Number(timing?.activeDuration ?? 0)
        if (lasts > longest) started.push(`${type} of ${lasts} ms: ${target.outerHTML.slice(0, 120)}`)
      }
    }
    addEventListener('transitionrun', note, true)
    addEventListener('animationstart', note, true)
  })

/** All animations since the page was opened that take longer than a frame or two. */
export const movements = (page: Page) =>
  page.evaluate(() => (window as unknown as { movements: readonly string[] }).movements)
