import { type FormEvent, useState } from 'react'
import { maxNameLength, maxRecipes, type RecipeStep } from '../../features/recipes/recipe.ts'
import { saveRecipe } from '../../features/recipes/saved-recipes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { TextField } from '../../ui/fields/text-field/TextField.tsx'
import { ModalSheet } from '../../ui/modal/ModalSheet.tsx'
import { useCatalog } from '../catalog/texts.ts'
import { pathOf } from '../navigation/routes.ts'
import type { ReadStep } from './read-steps.ts'
import styles from './SaveSheet.module.css'
import { StepList } from './StepList.tsx'
import { recipeTexts } from './texts.ts'

export type SaveSheetProps = {
  readonly steps: readonly RecipeStep[]
  readonly read: readonly ReadStep[]
  readonly onClose: () => void
}

/** Asks for the name of a recipe and saves it. */
export function SaveSheet({ steps, read, onClose }: SaveSheetProps) {
  const { card, language } = useCatalog()
  const t = recipeTexts[language].save
  const announce = useAnnounce()
  const [name, setName] = useState(() =>
    read
      .map(({ tool }) => card(tool).action ?? card(tool).title)
      .join(' → ')
      .slice(0, maxNameLength),
  )
  const [error, setError] = useState<string>()
  const [outcome, setOutcome] = useState<string>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '') return setError(t.noName)
    const saved = saveRecipe({ name: trimmed, steps })
    if (saved === 'full' || saved === 'invalid') return setError(t.full(maxRecipes))
    const text = saved.saved ? t.saved(trimmed) : t.notStored(trimmed)
    announce(text)
    setOutcome(text)
  }
  return (
    <ModalSheet
      title={t.title}
      closeLabel={t.close}
      onClose={onClose}
      opener="[data-save-recipe]"
      className={styles.sheet}
    >
      {outcome === undefined ? (
        <form className={styles.body} onSubmit={save} noValidate>
          <StepList steps={read} />
          <TextField
            label={t.name}
            value={name}
            maxLength={maxNameLength}
            autoComplete="off"
            error={error}
            hint={t.hint}
            onChange={(next) => {
              setName(next)
              setError(undefined)
            }}
          />
          <Button type="submit" variant="primary">
            {t.save}
          </Button>
        </form>
      ) : (
        <div className={styles.body}>
          <p>{outcome}</p>
          <a className={styles.link} href={pathOf({ language, route: { kind: 'page', id: 'recipes' } })}>
            {t.toRecipes}
          </a>
        </div>
      )}
    </ModalSheet>
  )
}
