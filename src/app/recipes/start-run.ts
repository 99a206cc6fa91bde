import type { Recipe } from '../../features/recipes/recipe.ts'
import type { Language } from '../../lib/text/i18n.ts'
import { recipeRun } from '../../platform/recipe-run.ts'
import { toolTransfer } from '../../platform/tool-transfer.ts'
import { pathOf } from '../navigation/routes.ts'
import { readSteps } from './read-steps.ts'
import { markRun } from './run-mark.ts'

/**
 * Runs a recipe on files: opens its first tool with them. Returns false if this build does not know one of its steps.
 * Rejects when a file of the site cannot be loaded.
 */
export async function startRun(
  { name, steps }: Recipe,
  files: readonly File[],
  language: Language,
  navigate: (path: string) => void,
): Promise<boolean> {
  const read = await readSteps(steps, language)
  const [first] = read ?? []
  if (!read || !first) return false
  recipeRun.set({ name, steps: read, at: 0, files, failed: [] })
  markRun(name)
  toolTransfer.offer({ from: 'recipes', to: first.tool, files })
  navigate(pathOf({ language, route: { kind: 'tool', id: first.tool } }))
  return true
}
