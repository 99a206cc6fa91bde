import { type ComponentType, useState } from 'react'
import type { RecipeStep } from '../../features/recipes/recipe.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useDictionary } from '../language/dictionary.ts'
import { readSteps } from './read-steps.ts'
import type { SaveSheetProps } from './SaveSheet.tsx'
import { recipeTexts } from './texts.ts'

type Opened = Pick<SaveSheetProps, 'read'> & { readonly Sheet: ComponentType<SaveSheetProps> }

/** Saves the recipe of a link under a name. */
export function LinkedRecipe({ steps }: { readonly steps: readonly RecipeStep[] }) {
  const { language } = useDictionary()
  const t = recipeTexts[language]
  const [opened, setOpened] = useState<Opened>()
  const open = async () => {
    const [{ SaveSheet }, read] = await Promise.all([import('./SaveSheet.tsx'), readSteps(steps, language)])
    if (read) setOpened({ Sheet: SaveSheet, read })
  }
  return (
    <>
      {/* What cannot be loaded is said by a notice of the site. */}
      <Button data-save-recipe="" onClick={() => void open().catch(() => {})}>
        {t.save.save}
      </Button>
      {opened ? <opened.Sheet steps={steps} read={opened.read} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
