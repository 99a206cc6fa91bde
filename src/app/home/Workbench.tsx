import { X } from 'lucide'
import {
  type ComponentType,
  type KeyboardEvent,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { toolIds } from '../../registry/ids.ts'
import { tiles } from '../../registry/tiles.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FileInput } from '../../ui/files/file-input/FileInput.tsx'
import { PageDrop } from '../../ui/files/file-input/PageDrop.tsx'
import { usePaste } from '../../ui/files/file-input/use-paste.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { loadTexts } from '../catalog/texts.ts'
import { Examples, TileCard, tilePicture } from '../hydration/deferred-hydration.ts'
import { useDictionary } from '../language/dictionary.ts'
import type { HomeAnswerProps } from './answer/HomeAnswer.tsx'
import type { Offered } from './find-openers.ts'
import { mosaic, type TilePlace } from './mosaic.ts'
import { useOpenTool } from './use-open-tool.ts'
import styles from './Workbench.module.css'

const positionOf = (id: string) => tiles[id]?.position ?? toolIds.length + 1
const ids = [...toolIds].sort((first, second) => positionOf(first) - positionOf(second))
const [examplesPlace, ...places] = mosaic([true, ...ids.map((id) => tiles[id]?.wide === true)])

const attributesOf = (place: TilePlace | undefined) => ({
  'data-of-two': place?.ofTwo,
  'data-of-four': place?.ofFour,
  'data-top-two': place?.onTopOfTwo,
  'data-top-four': place?.onTopOfFour,
})

/** Takes a text or files and shows what tools make of them; below it a tile for each tool. */
export function Workbench() {
  const { t, language } = useDictionary()
  const open = useOpenTool()
  const [offered, setOffered] = useState<Offered>()
  const [Answer, setAnswer] = useState<ComponentType<HomeAnswerProps>>()
  const [failed, setFailed] = useState(false)
  const text = offered?.kind === 'text' ? offered.text : ''

  /** The answer follows after the frame that shows the key. */
  const answered = useDeferredValue(offered)

  const load = async () => {
    try {
      const [, answer] = await Promise.all([loadTexts(language), import('./answer/HomeAnswer.tsx')])
      setAnswer(() => answer.HomeAnswer)
      setFailed(false)
      return answer.openerOf
    } catch {
      setFailed(true)
      return undefined
    }
  }
  const type = (typed: string) => {
    setOffered(typed === '' ? undefined : { kind: 'text', text: typed })
    if (typed !== '') void load()
  }
  const openFirst = async (content: Offered, onlyOne?: boolean) => {
    const openerOf = await load()
    const id = openerOf?.(content, onlyOne)
    if (id) open(id, content)
  }
  const take = (files: readonly File[]) => {
    const content = { kind: 'files', files } as const
    setOffered(content)
    void openFirst(content, true)
  }
  // Before React, which stops a press on an example that is not hydrated.
  const choose = useEffectEvent(type)
  useEffect(() => {
    const press = ({ target }: Event) => {
      const example = target instanceof Element ? target.closest<HTMLElement>('[data-example]') : null
      if (example?.dataset.example) choose(example.dataset.example)
    }
    addEventListener('click', press, true)
    return () => removeEventListener('click', press, true)
  }, [])
  usePaste(({ files, text: pasted }) => {
    if (files.length > 0) take(files)
    else if (pasted.trim()) type(pasted)
    else return false
    return true
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const clear = () => {
    setOffered(undefined)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clear()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (text.trim()) void openFirst({ kind: 'text', text })
  }

  return (
    <div className={styles.workbench}>
      <PageDrop sentence={t.drop.text} onFiles={take} />
      <div className={styles.field}>
        <label className={styles.label}>
          <textarea
            ref={field}
            className={styles.input}
            rows={1}
            placeholder=" "
            dir="auto"
            spellCheck={false}
            autoComplete="off"
            enterKeyHint="go"
            value={text}
            // So that the first key renders what has come, and no later one waits for it.
            onFocus={() => void load()}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <span className={styles.long}>{t.drop.title}</span>
        </label>
        {offered ? (
          <Button variant="quiet" size="icon" aria-label={t.drop.clear} onClick={clear}>
            <Icon of={X} size={20} />
          </Button>
        ) : (
          <FileInput variant="primary" multiple onFiles={take}>
            {t.drop.choose}
          </FileInput>
        )}
      </div>
      {failed ? (
        <p role="alert" className={styles.failed}>
          {t.loadFailed.part}
        </p>
      ) : null}
      <div className={styles.tiles}>
        {offered && answered && Answer ? (
          <Suspense>
            <Answer offered={answered} className={styles.answer} />
          </Suspense>
        ) : null}
        <Tiles />
      </div>
    </div>
  )
}

/** Not rendered again with the field: React would discard what is not hydrated yet, and the focus in it. */
const Tiles = memo(function Tiles() {
  const { language } = useDictionary()
  return (
    <>
      <section className={styles.tile} {...attributesOf(examplesPlace)}>
        {/* Filled by LastUsed, which is loaded later. */}
        <div id="last-used" className={styles.last} />
        <Suspense>
          <Examples />
        </Suspense>
      </section>
      {ids.map((id, index) => {
        const Picture = tilePicture(id, language)
        return (
          <article key={id} className={styles.tile} {...attributesOf(places[index])}>
            <Suspense>
              <TileCard id={id} />
            </Suspense>
            <div className={styles.picture}>
              <Suspense>
                <Picture language={language} />
              </Suspense>
            </div>
          </article>
        )
      })}
    </>
  )
})
