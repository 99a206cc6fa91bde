import type { RecipeStep } from '../../features/recipes/recipe.ts'
import { readLink } from '../../lib/settings-link/settings-link.ts'
import type { Language } from '../../lib/text/i18n.ts'
import { stepTextOf } from '../../registry/recipe-steps.ts'
import { settingsLinks } from '../../registry/settings-links.ts'

export type ReadStep = {
  readonly tool: string
  /** By the names that they have in the tool. */
  readonly settings: object
  /** The same in words. */
  readonly text: string
  /** Some of what the step says is not known to this build, and is left out. */
  readonly isPartial: boolean
}

async function readStep({ tool, settings }: RecipeStep, language: Language): Promise<ReadStep | undefined> {
  const [link, wordsOf] = await Promise.all([settingsLinks[tool]?.(), stepTextOf(tool, language)?.()])
  const read = link && readLink(link, settings)
  if (read?.state !== 'read' || !wordsOf) return undefined
  return {
    tool,
    settings: read.settings,
    text: wordsOf(read.settings),
    isPartial: read.hasUnknown || read.refused.length > 0,
  }
}

/**
 * The steps of a recipe with their settings; `undefined` if one is not known to this build. Rejects when a file of the
 * site cannot be loaded.
 */
export async function readSteps(
  steps: readonly RecipeStep[],
  language: Language,
): Promise<readonly ReadStep[] | undefined> {
  const read = await Promise.all(steps.map((step) => readStep(step, language)))
  const known = read.filter((step) => step !== undefined)
  return known.length === steps.length ? known : undefined
}
