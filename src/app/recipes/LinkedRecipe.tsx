import type { RecipeStep } from '../../features/recipes/recipe.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useDictionary } from '../language/dictionary.ts'
import { recipeTexts } from './texts.ts'
import { useSaveSheet } from './use-save-sheet.tsx'

/** Saves the recipe of a link under a name. */
export function LinkedRecipe({ steps }: { readonly steps: readonly RecipeStep[] }) {
  const t = recipeTexts[useDictionary().language]
  const { open, sheet } = useSaveSheet(() => Promise.resolve(steps))
  return (
    <>
      <Button data-save-recipe="" onClick={open}>
        {t.save.save}
      </Button>
      {sheet}
    </>
  )
}
