import { BookmarkPlus } from 'lucide'
import { recipeRun } from '../../platform/recipe-run.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useDictionary } from '../language/dictionary.ts'
import { stepsTo } from './chain.ts'
import { recipeTexts } from './texts.ts'
import { useSaveSheet } from './use-save-sheet.tsx'
import { canBeRecipe, writeSteps } from './write-steps.ts'

/** Saves the steps that led to the result; nothing where there is one alone, or a recipe made it. */
export function SaveRecipe({ tool }: { readonly tool: string }) {
  const t = recipeTexts[useDictionary().language]
  const run = useStore(recipeRun, null)
  const done = stepsTo(tool)
  const { open, sheet } = useSaveSheet(() => writeSteps(done))
  if (run || !canBeRecipe(done)) return null
  return (
    <>
      <Button variant="quiet" data-save-recipe="" onClick={open}>
        <Icon of={BookmarkPlus} size={18} />
        {t.save.open}
      </Button>
      {sheet}
    </>
  )
}
