import type { RecipeStep } from '../../features/recipes/recipe.ts'
import { areSteps } from '../../features/recipes/recipe.ts'
import { writeLink } from '../../lib/settings-link/settings-link.ts'
import { settingsInPage } from '../../platform/settings-in-page.ts'
import { isStepTool } from '../../registry/recipe-steps.ts'
import { settingsLinks } from '../../registry/settings-links.ts'

/** A step as it was done: its tool, and the settings that it had then. */
type DoneStep = { readonly tool: string; readonly settings: object }

/** The tools that the visitor has gone through with "Next", and the one that the last result went to. */
let chain: { readonly steps: readonly DoneStep[]; readonly to: string } | undefined

function doneIn(tool: string): readonly DoneStep[] | undefined {
  const page = settingsInPage.read()
  if (page?.tool !== tool || !isStepTool(tool)) return undefined
  const step = { tool, settings: page.settings as object }
  return chain?.to === tool ? [...chain.steps, step] : [step]
}

/** Notes that all results of a tool go to another one as a whole; `to` is `undefined` for a part of it. */
export function noteNext(from: string, to: string | undefined): void {
  const steps = to === undefined ? undefined : doneIn(from)
  chain = steps && to !== undefined ? { steps, to } : undefined
}

/** What led to the result of the open tool, if that can be a recipe. */
export function stepsTo(tool: string): readonly DoneStep[] | undefined {
  const steps = doneIn(tool)
  return steps && areSteps(steps.map((step) => ({ ...step, settings: '' }))) ? steps : undefined
}

/** The steps as a recipe has them. Rejects when a file of the site cannot be loaded. */
export const writeSteps = (steps: readonly DoneStep[]): Promise<readonly RecipeStep[]> =>
  Promise.all(
    steps.map(async ({ tool, settings }) => {
      const link = await settingsLinks[tool]?.()
      if (!link) throw new Error(`${tool} has no links to settings`)
      return { tool, settings: writeLink(link, settings as never) }
    }),
  )
