import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { draggedFiles } from '../../../platform/files/dragged-files.ts'
import { watchKey } from '../../../platform/storage/area/watch-key.ts'
import type { Place } from '../../navigation/routes.ts'
import { PartBoundary } from '../frames/PartBoundary.tsx'
import styles from './LateTray.module.css'
import { loadTrayMessages } from './load-messages.ts'
import type { TrayMessages } from './messages.en.ts'
import { trayWanted } from './open-tray.ts'
import type { Tray } from './Tray.tsx'

/** The record with the ids of what is kept (src/features/tray/stores.ts). */
const record = 'toolnook:tray:kept'

const namesAny = (text: string | null) => text?.includes('"') === true

/** Without the storage modules, which most pages do not need. */
function isAnyKept(): boolean {
  try {
    return namesAny(localStorage.getItem(record))
  } catch {
    return false
  }
}

const want = () => trayWanted.set(true)

type Shown = { readonly Part: ComponentType<Parameters<typeof Tray>[0]>; readonly t: TrayMessages }

/** The tray, loaded once there is something for it. The live region is there before, so that the first thing is announced. */
export function LateTray({ place }: { readonly place: Place }) {
  const { language } = place
  // Without `useStore`, which the home page's tiles would then load with what is loaded late.
  const [isWanted, setWanted] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const region = useRef<HTMLDivElement>(null)
  // As in the announcer of tools, which other pages do not have.
  const announce = useCallback((text: string) => {
    const message = document.createElement('p')
    message.textContent = text
    region.current?.replaceChildren(message)
  }, [])
  useEffect(() => {
    const look = () => setWanted(trayWanted.read())
    const unsubscribe = trayWanted.subscribe(look)
    look()
    // A drag may have begun before this was loaded.
    if (isAnyKept() || draggedFiles.read()) want()
    const unwatch = watchKey(record, (text) => {
      if (namesAny(text)) want()
    })
    const undrag = draggedFiles.subscribe(want)
    return () => {
      unsubscribe()
      unwatch()
      undrag()
    }
  }, [])
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    Promise.all([import('./Tray.tsx'), loadTrayMessages(language)]).then(
      ([module, t]) => {
        if (isCurrent) setShown({ Part: module.Tray, t })
      },
      // A notice of the site asks for a reload; what wants it next tries again.
      () => trayWanted.set(false),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, language])
  return (
    <>
      <div ref={region} className={styles.hidden} role="status" />
      <PartBoundary>
        <Suspense>{shown ? <shown.Part place={place} t={shown.t} announce={announce} /> : null}</Suspense>
      </PartBoundary>
    </>
  )
}
