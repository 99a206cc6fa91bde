import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { folderLimit } from '../../../platform/files/folder-limit.ts'
import { dropTakers, type Pasted, pasteTakers } from '../../../platform/files/page-input.ts'
import { toolTransfer } from '../../../platform/tool-transfer.ts'
import type { Offered } from '../../home/find-openers.ts'
import { needCatalog } from '../../hydration/deferred-hydration.ts'
import { useDictionary } from '../../language/dictionary.ts'
import { useNavigate } from '../../navigation/navigate.ts'
import { pathOf, placeOf } from '../../navigation/routes.ts'
import styles from './DropFrame.module.css'
import { takeHeld } from './held-input.ts'
import { followLaunches } from './launches.ts'
import type { OpenWithProps } from './OpenWith.tsx'
import { sharedText } from './shared-text.ts'
import { watchDrags } from './watch-drags.ts'

type Choice = { readonly Panel: ComponentType<OpenWithProps>; readonly offered: Offered }

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Listens for the site to what is dropped, pasted, shared by another app or opened from the desktop. What the open page
 * takes goes there; elsewhere the tools are offered, as on the home page.
 */
export function PageInput() {
  const { t, language } = useDictionary()
  const navigate = useNavigate()
  const [sentence, setSentence] = useState<string>()
  const [choice, setChoice] = useState<Choice>()

  const open = (id: string, offered: Offered) => {
    setChoice(undefined)
    toolTransfer.offer({
      from: 'site',
      to: id,
      ...(offered.kind === 'files' ? { files: offered.files } : { text: offered.text }),
    })
    const { route } = placeOf(location.pathname)
    // The page of one of its presets has taken it.
    const isOpen = route.kind === 'tool' && route.id === id
    if (!isOpen) navigate(pathOf({ language, route: { kind: 'tool', id } }))
  }
  const offer = async (offered: Offered) => {
    // A notice of the site says where it cannot be loaded.
    const [{ OpenWith, openersOf }] = await Promise.all([import('./OpenWith.tsx'), needCatalog(language)])
    const [first, ...others] = openersOf(offered)
    if (first && others.length === 0) open(first.id, offered)
    else setChoice({ Panel: OpenWith, offered })
  }
  const pasteInto = (pasted: Pasted) => pasteTakers.all().some((take) => take(pasted))
  const dropFiles = useEffectEvent((files: readonly File[]) => {
    if (files.length === 0) return
    const [taker] = dropTakers.all()
    if (taker) taker.onFiles(files)
    else if (!pasteInto({ files, text: '' })) void offer({ kind: 'files', files })
  })
  const drop = useEffectEvent(async (files: readonly File[], entries: readonly FileSystemEntry[]) => {
    if (!entries.some(({ isDirectory }) => isDirectory)) return dropFiles(files)
    const { droppedFolders } = await import('../../../platform/files/folder-files.ts')
    const found = await droppedFolders(entries)
    folderLimit.set(found.isCut ? found.files.length : null)
    dropFiles(found.files)
  })
  /** Whether it is taken. */
  const takePasted = useEffectEvent(({ files, text }: Pasted): boolean => {
    if (files.length === 0) return text !== '' && pasteInto({ files, text })
    void import('../../../platform/files/pasted-names.ts').then(({ namePasted }) => {
      const named = namePasted(files, new Date())
      if (!pasteInto({ files: named, text: '' })) void offer({ kind: 'files', files: named })
    })
    return true
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const files = [...(event.clipboardData?.files ?? [])]
    // Programs with tables and documents put a picture beside the text.
    if (isField(event.target) && (files.length === 0 || text !== '')) return
    if (takePasted({ files, text })) event.preventDefault()
  })
  const share = useEffectEvent((text: string) => {
    if (text === '') return
    const onHome = location.pathname === pathOf({ language, route: { kind: 'home' } })
    if (!onHome || !pasteInto({ files: [], text })) void offer({ kind: 'text', text })
  })
  const go = useEffectEvent((path: string) => {
    setChoice(undefined)
    if (path !== location.pathname) navigate(path)
  })
  const over = useEffectEvent(() => setSentence(dropTakers.all()[0]?.sentence ?? t.drop.text))

  useEffect(() => {
    const end = new AbortController()
    watchDrags(
      {
        onOver: () => over(),
        onEnd: () => setSentence(undefined),
        onDrop: (files, entries) => void drop(files, entries),
      },
      end.signal,
    )
    addEventListener('paste', (event) => paste(event), { signal: end.signal })
    const { files, pasted, query = '' } = takeHeld()
    dropFiles(files)
    if (pasted && !isField(pasted.target)) takePasted(pasted)
    share(sharedText(query))
    followLaunches(window, location.origin + location.pathname + query, {
      onFiles: (launched) => dropFiles(launched),
      onText: (text) => share(text),
      onPath: (path) => go(path),
    })
    return () => end.abort()
  }, [])

  return (
    <>
      {sentence === undefined ? null : (
        <div className={styles.frame} data-drop-frame="">
          <p className={styles.sentence}>{sentence}</p>
        </div>
      )}
      {choice ? (
        <choice.Panel
          offered={choice.offered}
          onOpen={(id) => open(id, choice.offered)}
          onClose={() => setChoice(undefined)}
        />
      ) : null}
    </>
  )
}
