import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { watchKey } from '../../platform/storage/area/watch-key.ts'
import { recordKey } from '../../platform/storage/records/keys.ts'
import { loadTexts } from '../catalog/texts.ts'
import type { Place } from '../navigation/routes.ts'
import { readIds } from './recent-ids.ts'
import { stores } from './stores.ts'

const key = recordKey(stores.opened)

type Shown = { readonly links: ReactNode; readonly slot: HTMLElement }

/**
 * What was used last, in the first tile of the home page. Prerendered pages are everyone's, so it comes after hydration,
 * into a row that is kept for it. A visitor who has used nothing yet loads no links.
 */
export function LastUsed({ place: { language, route } }: { readonly place: Place }) {
  const [shown, setShown] = useState<Shown>()
  const isHome = route.kind === 'home' || route.kind === 'unknown'
  useEffect(() => {
    if (!isHome) return
    let isWanted = true
    const show = async (text: string | null) => {
      const ids = readIds(text)
      const slot = document.getElementById('last-used')
      if (ids.length === 0 || !slot) {
        setShown(undefined)
        return
      }
      const [{ LastLinks }, texts] = await Promise.all([import('./LastLinks.tsx'), loadTexts(language)])
      if (isWanted) setShown({ links: <LastLinks ids={ids} texts={texts} language={language} />, slot })
    }
    // What cannot be loaded leaves the row empty; the next visit tries again.
    const start = (text: string | null) => void show(text).catch(() => {})
    start(readRecord())
    const unwatch = watchKey(key, start)
    return () => {
      isWanted = false
      unwatch()
      setShown(undefined)
    }
  }, [isHome, language])
  return shown ? createPortal(shown.links, shown.slot) : null
}

/** Without the storage area, which most visits of the home page do not need. */
function readRecord(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
