import { array, check, maxLength, minLength, object, pipe, string } from 'valibot'
import { textUpTo } from '../../lib/stored-data/bounded-schema.ts'
import { deviceStorage } from '../../platform/storage/backends.ts'
import { createHistory } from '../../platform/storage/history/history.ts'
import { firstVersion } from '../../platform/storage/records/versions.ts'
import { areSteps, maxNameLength, maxRecipes, type Recipe, stepLimits } from './recipe.ts'
import { stores } from './stores.ts'

const step = object({ tool: textUpTo(60), settings: textUpTo(2000) })
const recipe = object({
  name: pipe(string(), minLength(1), maxLength(maxNameLength)),
  steps: pipe(
    array(step),
    minLength(stepLimits.min),
    maxLength(stepLimits.max),
    check((steps) => areSteps(steps)),
  ),
})

/** The recipes on this device; the history adds id and time. */
export const savedRecipes = createHistory<Recipe>(
  { store: stores.saved, versions: firstVersion(recipe), maxEntries: maxRecipes },
  deviceStorage,
)

/**
 * Saves a recipe; `full` where there are as many as there may be: none is dropped for it. `saved` is false where the
 * browser stores nothing: it is then in memory only.
 */
export function saveRecipe(value: Recipe): { readonly saved: boolean } | 'full' | 'invalid' {
  const { entries, newer } = savedRecipes.read()
  if (entries.length + newer >= maxRecipes) return 'full'
  return savedRecipes.add(value) ?? 'invalid'
}
