import { recipeRun } from '../../platform/recipe-run.ts'
import { tabArea } from '../../platform/storage/area/browser-areas.ts'

const key = 'recipe-run'

/**
 * Notes the name of the recipe that runs, until it has come to its last tool: a page that is loaded in the middle can
 * say that it ended.
 */
export function markRun(name: string): void {
  tabArea.save(key, name)
  const unsubscribe = recipeRun.subscribe(() => {
    const run = recipeRun.read()
    if (run && !run.isStopped && run.at < run.steps.length - 1) return
    forgetRun()
    unsubscribe()
  })
}

/** The name of the recipe that a reload or a crash has ended in this tab. */
export const endedRun = (): string | undefined => (recipeRun.read() ? undefined : tabArea.get(key))

export const forgetRun = (): void => tabArea.remove(key)
