import { Link, Pencil, Trash2 } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { maxNameLength, type Recipe } from '../../features/recipes/recipe.ts'
import { writeRecipe } from '../../features/recipes/recipe-link.ts'
import { clipboard } from '../../platform/files/clipboard.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CopyButton } from '../../ui/button/copy-button/CopyButton.tsx'
import { TextField } from '../../ui/fields/text-field/TextField.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useDictionary } from '../language/dictionary.ts'
import { pathOf } from '../navigation/routes.ts'
import styles from './SavedRecipeActions.module.css'
import { recipeTexts } from './texts.ts'

type SavedRecipeActionsProps = {
  readonly recipe: Recipe
  readonly onRename: (name: string) => void
  readonly onRemove: () => void
}

/** Renames, shares and deletes a recipe. */
export function SavedRecipeActions({ recipe: { name, steps }, onRename, onRemove }: SavedRecipeActionsProps) {
  const { language } = useDictionary()
  const t = recipeTexts[language]
  const [newName, setNewName] = useState<string>()
  const renameButton = useRef<HTMLButtonElement>(null)
  const address = () => {
    const path = pathOf({ language, route: { kind: 'page', id: 'recipes' } })
    return `${location.origin}${path}#${writeRecipe(steps)}`
  }
  if (newName !== undefined) {
    const trimmed = newName.trim()
    const rename = (event: FormEvent) => {
      event.preventDefault()
      if (trimmed === '') return
      flushSync(() => {
        setNewName(undefined)
        if (trimmed !== name) onRename(trimmed)
      })
      renameButton.current?.focus()
    }
    return (
      <form className={styles.rename} onSubmit={rename} noValidate>
        <TextField
          label={t.save.name}
          value={newName}
          maxLength={maxNameLength}
          autoComplete="off"
          error={trimmed === '' ? t.save.noName : undefined}
          onChange={setNewName}
        />
        <Button type="submit">{t.list.done}</Button>
      </form>
    )
  }
  return (
    <>
      <CopyButton
        iconOnly
        variant="quiet"
        icon={Link}
        label={t.list.copyLinkNamed(name)}
        name={t.list.copyLinkNamed(name)}
        copy={() => clipboard.copyText(address())}
      />
      <Button
        ref={renameButton}
        variant="quiet"
        size="icon"
        aria-label={t.list.renameNamed(name)}
        onClick={(event) => {
          const card = event.currentTarget.closest('[data-recipe]')
          flushSync(() => setNewName(name))
          card?.querySelector<HTMLElement>('input[type=text]')?.focus()
        }}
      >
        <Icon of={Pencil} size={18} />
      </Button>
      <Button variant="quiet" size="icon" aria-label={t.list.removeNamed(name)} onClick={onRemove}>
        <Icon of={Trash2} size={18} />
      </Button>
    </>
  )
}
