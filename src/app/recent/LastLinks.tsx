import { guideIds, toolIds } from '../../registry/ids.ts'
import type { CatalogTexts } from '../catalog/texts.ts'
import { type Place, pathOf, type Route } from '../navigation/routes.ts'
import styles from './LastLinks.module.css'

const routeOf = (id: string): Route | undefined =>
  toolIds.includes(id) ? { kind: 'tool', id } : guideIds.includes(id) ? { kind: 'guide', id } : undefined

const maxShown = 3

export type LastLinksProps = {
  readonly ids: readonly string[]
  readonly texts: CatalogTexts
  readonly language: Place['language']
}

/** Links to what was used last; nothing if this build has none of it. */
export function LastLinks({ ids, texts: { messages, cards }, language }: LastLinksProps) {
  const known = ids.flatMap((id) => {
    const route = routeOf(id)
    return route ? [{ id, route }] : []
  })
  if (known.length === 0) return null
  return (
    <nav className={styles.last} aria-label={messages.searchGroups.recent}>
      <span className={styles.label} aria-hidden="true">
        {messages.searchGroups.recent}:
      </span>
      {known.slice(0, maxShown).map(({ id, route }) => (
        <a key={id} className={styles.link} href={pathOf({ language, route })}>
          {cards[id]?.title ?? id}
        </a>
      ))}
    </nav>
  )
}
