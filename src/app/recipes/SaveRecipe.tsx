import { BookmarkPlus } from 'lucide'
import { type ComponentType, useState } from 'react'
import { recipeRun } from '../../platform/recipe-run.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useDictionary } from '../language/dictionary.ts'
import { stepsTo } from './chain.ts'
import type { SaveSheetProps } from './SaveSheet.tsx'
import { recipeTexts } from './texts.ts'
import { canBeRecipe, writeSteps } from './write-steps.ts'

type Opened = Pick<SaveSheetProps, 'steps' | 'read'> & { readonly Sheet: ComponentType<SaveSheetProps> }

/** Saves the steps that led to the result; nothing where there is one alone, or a recipe made it. */
export function SaveRecipe({ tool }: { readonly tool: string }) {
  const { language } = useDictionary()
  const t = recipeTexts[language]
  const run = useStore(recipeRun, null)
  const [opened, setOpened] = useState<Opened>()
  const [failed, setFailed] = useState(false)
  const done = stepsTo(tool)
  if (run || !canBeRecipe(done)) return null
  const open = async () => {
    setFailed(false)
    try {
      const steps = await writeSteps(done)
      const [{ SaveSheet }, { readSteps }] = await Promise.all([
        import('./SaveSheet.tsx'),
        import('./read-steps.ts'),
      ])
      const read = await readSteps(steps, language)
      if (read) setOpened({ Sheet: SaveSheet, steps, read })
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Button variant="quiet" data-save-recipe="" onClick={() => void open()}>
        <Icon of={BookmarkPlus} size={18} />
        {t.save.open}
      </Button>
      {failed ? <span role="alert">{t.save.failed}</span> : null}
      {opened ? (
        <opened.Sheet steps={opened.steps} read={opened.read} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  )
}
