import { areSteps, type RecipeStep } from '../../features/recipes/recipe.ts'
import { writeLink } from '../../lib/settings-link/settings-link.ts'
import { isStepTool } from '../../registry/recipe-steps.ts'
import { settingsLinks } from '../../registry/settings-links.ts'
import type { DoneStep } from './chain.ts'

/** Whether what was done can be a recipe. */
export const canBeRecipe = (steps: readonly DoneStep[]): boolean =>
  areSteps(steps) && steps.every(({ tool }) => isStepTool(tool))

/** The steps as a recipe has them. Rejects when a file of the site cannot be loaded. */
export const writeSteps = (steps: readonly DoneStep[]): Promise<readonly RecipeStep[]> =>
  Promise.all(
    steps.map(async ({ tool, settings }) => {
      const link = await settingsLinks[tool]?.()
      if (!link) throw new Error(`${tool} has no links to settings`)
      return { tool, settings: writeLink(link, settings as never) }
    }),
  )
