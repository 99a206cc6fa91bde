import { FolderInput } from 'lucide'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Recipe } from '../../features/recipes/recipe.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FileInput } from '../../ui/files/file-input/FileInput.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useDictionary } from '../language/dictionary.ts'
import styles from './RecipeCard.module.css'
import { type ReadStep, readSteps } from './read-steps.ts'
import { StepList } from './StepList.tsx'
import { recipeTexts } from './texts.ts'

type RecipeCardProps = {
  readonly recipe: Recipe
  /** In place of its name. */
  readonly title?: ReactNode
  /** Files that were dropped or pasted before a recipe was chosen. */
  readonly held: readonly File[]
  /** It is the first: what one does next is to run it. */
  readonly isFirst: boolean
  /** Why it could not be started. */
  readonly failure: string | undefined
  readonly onFiles: (files: readonly File[]) => void
  /** What else can be done with it. */
  readonly children?: ReactNode
}

type Read = readonly ReadStep[] | 'unknown' | undefined

/** A recipe: its steps, a line each, and the button that runs it. */
export function RecipeCard({ recipe, title, held, isFirst, failure, onFiles, children }: RecipeCardProps) {
  const { language } = useDictionary()
  const t = recipeTexts[language]
  const heading = useId()
  const [read, setRead] = useState<Read>()
  const { name, steps } = recipe
  useEffect(() => {
    let isWanted = true
    readSteps(steps, language).then(
      (found) => {
        if (isWanted) setRead(found ?? 'unknown')
      },
      // A notice of the site asks for a reload.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [steps, language])
  const isKnown = read !== undefined && read !== 'unknown'
  const problem = failure ?? (read === 'unknown' ? t.run.unreadable : undefined)
  return (
    <article className={styles.card} aria-labelledby={heading} data-recipe="">
      <header className={styles.header}>
        <h2 id={heading} className={styles.name}>
          {title ?? name}
        </h2>
      </header>
      {isKnown ? <StepList steps={read} label={t.list.steps(name)} /> : <div className={styles.steps} />}
      {isKnown && read.some(({ isPartial }) => isPartial) ? (
        <p className={styles.hint}>{t.link.leftOut}</p>
      ) : null}
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {held.length > 0 ? (
          <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => onFiles(held)}>
            {t.list.runWith(held.length)}
          </Button>
        ) : (
          <FileInput
            multiple
            variant={isFirst ? 'primary' : 'secondary'}
            aria-label={t.list.runNamed(name)}
            onFiles={onFiles}
          >
            <Icon of={FolderInput} size={18} />
            {t.list.chooseFiles}
          </FileInput>
        )}
        {children}
      </div>
    </article>
  )
}
