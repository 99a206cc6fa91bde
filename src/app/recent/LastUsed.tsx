import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { watchKey } from '../../platform/storage/area/watch-key.ts'
import { recordKey } from '../../platform/storage/records/keys.ts'
import { guideIds, toolIds } from '../../registry/ids.ts'
import type { Card } from '../../registry/manifest.ts'
import { type CatalogTexts, loadTexts } from '../catalog/texts.ts'
import { type Place, pathOf, type Route } from '../navigation/routes.ts'
import styles from './LastUsed.module.css'
import { readIds } from './recent-ids.ts'
import { stores } from './stores.ts'

const key = recordKey(stores.opened)
const maxShown = 3

type Shown = { readonly ids: readonly string[]; readonly texts: CatalogTexts; readonly slot: HTMLElement }

const routeOf = (id: string): Route | undefined =>
  toolIds.includes(id) ? { kind: 'tool', id } : guideIds.includes(id) ? { kind: 'guide', id } : undefined

/**
 * What was used last, in the first tile of the home page. Prerendered pages are everyone's, so it comes after hydration,
 * into a row that is kept for it.
 */
export function LastUsed({ place: { language, route } }: { readonly place: Place }) {
  const [shown, setShown] = useState<Shown>()
  const isHome = route.kind === 'home' || route.kind === 'unknown'
  useEffect(() => {
    if (!isHome) return
    let isWanted = true
    const show = async (text: string | null) => {
      const ids = readIds(text).filter((id) => routeOf(id) !== undefined)
      const slot = document.getElementById('last-used')
      if (ids.length === 0 || !slot) {
        setShown(undefined)
        return
      }
      const texts = await loadTexts(language)
      if (isWanted) setShown({ ids: ids.slice(0, maxShown), texts, slot })
    }
    // Without the texts the row stays empty; the next visit tries again.
    const start = (text: string | null) => void show(text).catch(() => {})
    start(readRecord())
    const unwatch = watchKey(key, start)
    return () => {
      isWanted = false
      unwatch()
      setShown(undefined)
    }
  }, [isHome, language])
  if (!shown) return null
  const { messages, cards } = shown.texts
  return createPortal(
    <nav className={styles.last} aria-label={messages.searchGroups.recent}>
      <span className={styles.label} aria-hidden="true">
        {messages.searchGroups.recent}:
      </span>
      {shown.ids.map((id) => (
        <LastLink key={id} id={id} card={cards[id]} language={language} />
      ))}
    </nav>,
    shown.slot,
  )
}

type LastLinkProps = {
  readonly id: string
  readonly card: Card | undefined
  readonly language: Place['language']
}

function LastLink({ id, card, language }: LastLinkProps) {
  const route = routeOf(id)
  if (!route) return null
  return (
    <a className={styles.link} href={pathOf({ language, route })}>
      {card?.title ?? id}
    </a>
  )
}

/** Without the storage area, which most visits of the home page do not need. */
function readRecord(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
