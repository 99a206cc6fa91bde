import { useEffect, useEffectEvent } from 'react'
import { type RecipeRun, recipeRun } from '../../platform/recipe-run.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { useDictionary } from '../language/dictionary.ts'
import styles from './RunBar.module.css'
import { recipeTexts } from './texts.ts'

/** Says which step of a recipe is at work, and what it made nothing of; the visitor decides how it goes on. */
export function RunBar({ run }: { readonly run: RecipeRun }) {
  const t = recipeTexts[useDictionary().language].run
  const announce = useAnnounce()
  const { name, at, steps, failed, files } = run
  const others = files.length - failed.length
  const text = failed.length > 0 ? t.failed(failed) : t.step(name, at + 1, steps.length)
  const say = useEffectEvent(() => announce(text))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is said once.
  useEffect(() => say(), [text])
  const leave = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  return (
    <div className={styles.bar} data-recipe-run="">
      <p className={styles.text}>{text}</p>
      {failed.length > 0 && others > 0 ? (
        <Button
          onClick={() => {
            leave()
            recipeRun.set({ ...run, withoutFailed: true })
          }}
        >
          {t.skip}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        onClick={() => {
          leave()
          announce(t.stopped)
          recipeRun.set({ ...run, isStopped: true })
        }}
      >
        {t.stop}
      </Button>
    </div>
  )
}
