import { useState } from 'react'
import type { Recipe } from '../../features/recipes/recipe.ts'
import { savedRecipes } from '../../features/recipes/saved-recipes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useDictionary } from '../language/dictionary.ts'
import { useNavigate } from '../navigation/navigate.ts'
import { startRun } from './start-run.ts'
import { recipeTexts } from './texts.ts'

export type RunWithProps = {
  readonly files: readonly File[]
  /** One was started. */
  readonly onRun?: (() => void) | undefined
}

/** Buttons that run a recipe on files. */
export function RunWith({ files, onRun }: RunWithProps) {
  const { language } = useDictionary()
  const t = recipeTexts[language]
  const navigate = useNavigate()
  const { entries } = useStore(savedRecipes)
  const [failure, setFailure] = useState<string>()
  const run = async (recipe: Recipe) => {
    setFailure(undefined)
    try {
      if (await startRun(recipe, files, language, navigate)) onRun?.()
      else setFailure(t.run.unreadable)
    } catch {
      setFailure(t.run.loadFailed)
    }
  }
  return (
    <>
      {entries.map(({ id, value }) => (
        <Button key={id} variant="quiet" data-run-recipe="" onClick={() => void run(value)}>
          {t.openWith.run(value.name)}
        </Button>
      ))}
      {failure === undefined ? null : <span role="alert">{failure}</span>}
    </>
  )
}
