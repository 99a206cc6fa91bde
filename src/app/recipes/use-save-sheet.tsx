import { type ComponentType, type ReactNode, useState } from 'react'
import type { RecipeStep } from '../../features/recipes/recipe.ts'
import { useDictionary } from '../language/dictionary.ts'
import type { SaveSheetProps } from './SaveSheet.tsx'
import { recipeTexts } from './texts.ts'

type Opened = Pick<SaveSheetProps, 'steps' | 'read'> & { readonly Sheet: ComponentType<SaveSheetProps> }

/** The dialog that saves steps as a recipe, loaded when it is opened. `sheet` is to be rendered beside the button. */
export function useSaveSheet(steps: () => Promise<readonly RecipeStep[]>): {
  readonly open: () => void
  readonly sheet: ReactNode
} {
  const { language } = useDictionary()
  const [opened, setOpened] = useState<Opened>()
  const [failed, setFailed] = useState(false)
  const open = async () => {
    setFailed(false)
    try {
      const [{ SaveSheet }, { readSteps }, written] = await Promise.all([
        import('./SaveSheet.tsx'),
        import('./read-steps.ts'),
        steps(),
      ])
      const read = await readSteps(written, language)
      if (read) setOpened({ Sheet: SaveSheet, steps: written, read })
    } catch {
      setFailed(true)
    }
  }
  return {
    open: () => void open(),
    sheet: (
      <>
        {failed ? <span role="alert">{recipeTexts[language].save.failed}</span> : null}
        {opened ? (
          <opened.Sheet steps={opened.steps} read={opened.read} onClose={() => setOpened(undefined)} />
        ) : null}
      </>
    ),
  }
}
