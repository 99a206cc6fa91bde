import { Undo2 } from 'lucide'
import { type DragEventHandler, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Recipe } from '../../features/recipes/recipe.ts'
import { savedRecipes } from '../../features/recipes/saved-recipes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { useUndo } from '../../ui/feedback/undo/use-undo.ts'
import { PageDrop } from '../../ui/files/file-input/PageDrop.tsx'
import { usePaste } from '../../ui/files/file-input/use-paste.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useDictionary } from '../language/dictionary.ts'
import { useNavigate } from '../navigation/navigate.ts'
import { pathOf } from '../navigation/routes.ts'
import { LinkedRecipe } from './LinkedRecipe.tsx'
import { RecipeCard } from './RecipeCard.tsx'
import styles from './Recipes.module.css'
import { SavedRecipeActions } from './SavedRecipeActions.tsx'
import { startRun } from './start-run.ts'
import { recipeTexts } from './texts.ts'
import { useLinkedRecipe } from './use-linked-recipe.ts'

/** Of the recipe in the address, which has no id. */
const linkedId = 'linked'

/** The button is gone with what it was about; the heading is where a page begins. */
const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/** The recipes on this device and the one in the address. Files that are dropped or pasted run one of them. */
export function Recipes() {
  const { language } = useDictionary()
  const t = recipeTexts[language]
  const announce = useAnnounce()
  const navigate = useNavigate()
  const { entries, newer } = useStore(savedRecipes)
  const linked = useLinkedRecipe()
  const undo = useUndo(savedRecipes)
  const [removedName, setRemovedName] = useState('')
  const [held, setHeld] = useState<readonly File[]>([])
  const [failure, setFailure] = useState<{ readonly id: string; readonly text: string }>()
  /** The recipe on whose card files are being dropped. */
  const dropped = useRef<string>(undefined)

  const fromLink: readonly (readonly [string, Recipe])[] =
    linked.state === 'read' ? [[linkedId, { name: t.link.name, steps: linked.steps }]] : []
  const all = [...fromLink, ...entries.map(({ id, value }) => [id, value] as const)]
  const run = async (id: string, recipe: Recipe, files: readonly File[]) => {
    setFailure(undefined)
    const fail = (text: string) => {
      setHeld(files)
      setFailure({ id, text })
    }
    try {
      if (!(await startRun(recipe, files, language, navigate))) fail(t.run.unreadable)
    } catch {
      fail(t.run.loadFailed)
    }
  }
  /** Runs the recipe on which they were dropped, or the only one; otherwise the visitor chooses. */
  const takeFiles = (files: readonly File[]) => {
    const target = all.find(([id]) => id === dropped.current) ?? (all.length === 1 ? all[0] : undefined)
    dropped.current = undefined
    if (target) return void run(...target, files)
    setHeld(files)
    announce(t.list.held(files.length))
  }
  usePaste(({ files }) => {
    if (files.length > 0 && all.length > 0) takeFiles(files)
    return files.length > 0 && all.length > 0
  })
  const noteDrop =
    (id: string): DragEventHandler =>
    () => {
      dropped.current = id
    }
  const cardProps = (id: string, recipe: Recipe) => ({
    recipe,
    held,
    isFirst: all[0]?.[0] === id,
    failure: failure?.id === id ? failure.text : undefined,
    onFiles: (files: readonly File[]) => void run(id, recipe, files),
  })
  return (
    <>
      {all.length > 0 ? <PageDrop sentence={t.list.drop} onFiles={takeFiles} /> : null}
      {held.length > 0 && all.length > 0 ? (
        <p className={styles.note}>
          {t.list.held(held.length)}
          <Button
            variant="quiet"
            onClick={() => {
              focusHeading()
              setHeld([])
            }}
          >
            {t.list.cancel}
          </Button>
        </p>
      ) : null}
      {undo.run ? (
        <p className={styles.note}>
          {t.list.removed(removedName)}
          <Button
            data-undo=""
            onClick={() => {
              undo.run?.()
              announce(t.list.restored)
              focusHeading()
            }}
          >
            <Icon of={Undo2} size={18} />
            {t.list.undo}
          </Button>
        </p>
      ) : null}
      {linked.state === 'unreadable' ? (
        <p role="alert" className={styles.note}>
          {t.link.unreadable}
        </p>
      ) : null}
      {newer > 0 ? <p className={styles.note}>{t.list.newer(newer)}</p> : null}
      {fromLink.map(([id, recipe]) => (
        <div key={id} onDropCapture={noteDrop(id)}>
          <RecipeCard {...cardProps(id, recipe)} title={t.link.title}>
            <LinkedRecipe steps={recipe.steps} />
          </RecipeCard>
        </div>
      ))}
      {entries.map(({ id, value }) => (
        <div key={id} onDropCapture={noteDrop(id)}>
          <RecipeCard {...cardProps(id, value)}>
            <SavedRecipeActions
              recipe={value}
              onRename={(name) => savedRecipes.update(id, { ...value, name })}
              onRemove={() => {
                flushSync(() => {
                  setRemovedName(value.name)
                  undo.offer(savedRecipes.remove(id), t.list.removed(value.name))
                })
                document.querySelector<HTMLElement>('[data-undo]')?.focus()
              }}
            />
          </RecipeCard>
        </div>
      ))}
      {all.length === 0 ? (
        <section className={styles.empty} aria-labelledby="no-recipes">
          <h2 id="no-recipes">{t.list.none}</h2>
          <ol className={styles.how}>
            {t.list.how.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <a
            className={styles.toTool}
            href={pathOf({ language, route: { kind: 'tool', id: 'image-compressor' } })}
          >
            {t.list.toTool}
          </a>
        </section>
      ) : null}
    </>
  )
}
