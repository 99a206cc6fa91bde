import type { BrowserContext, Page } from '@playwright/test'

/** Notes in every page of the context what starts to move. */
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

/** Everything that started to move since the page was opened and takes longer than a frame or two. */
export const movements = (page: Page) =>
  page.evaluate(() => (window as unknown as { movements: readonly string[] }).movements)
