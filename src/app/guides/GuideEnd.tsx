import { ArrowLeft, ArrowRight } from 'lucide'
import { useEffect, useEffectEvent } from 'react'
import { guides, tools } from '../../registry/entries.ts'
import type { GuideManifest } from '../../registry/manifest.ts'
import type { Source } from '../../ui/article/prose/prose.ts'
import { UseTool } from '../../ui/article/prose/UseTool.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useCatalog } from '../catalog/texts.ts'
import { pathOf } from '../navigation/routes.ts'
import styles from './GuideEnd.module.css'
import { isLoadedAs, loadAndOpen, openFragment, openSourceOfLink } from './open-source.ts'

type GuideEndProps = { readonly guide: GuideManifest; readonly sources: readonly Source[] }

/** After a guide's text: its tool, its sources, the previous and the next guide. */
export function GuideEnd({ guide, sources }: GuideEndProps) {
  const { t, card, language } = useCatalog()
  const index = guides.indexOf(guide)
  const neighbours = [
    { guide: guides[index - 1], label: t.guides.previous, icon: ArrowLeft, rel: 'prev' },
    { guide: guides[index + 1], label: t.guides.next, icon: ArrowRight, rel: 'next' },
  ]
  const tool = tools.find(({ id }) => id === guide.tool)
  // In a document that was loaded as another page the policy blocks links to sources: the guide is loaded first.
  const canOpenSources = isLoadedAs({ kind: 'guide', id: guide.id })
  const openOnArrival = useEffectEvent(() => {
    if (canOpenSources) openSourceOfLink(sources)
  })
  useEffect(() => openOnArrival(), [])
  return (
    <footer className={styles.end}>
      {tool ? (
        <section className={styles.tool} aria-label={t.guides.tool}>
          <p>{card(tool.id).description}</p>
          <UseTool id={tool.id}>{t.guides.tryTool(card(tool.id).title)}</UseTool>
        </section>
      ) : null}
      <section aria-labelledby="sources">
        <h2 id="sources" className={styles.title}>
          {t.guides.sources}
        </h2>
        <ol className={styles.sources}>
          {sources.map((source) => (
            <li key={source.id} id={`source-${source.id}`}>
              <span lang="en">{source.publisher}</span> ({source.year}).{' '}
              <a
                href={canOpenSources ? source.url : openFragment(source)}
                hrefLang="en"
                lang="en"
                onClick={(event) => {
                  if (canOpenSources || event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  loadAndOpen(source)
                }}
              >
                {source.title}
              </a>
            </li>
          ))}
        </ol>
      </section>
      <nav className={styles.neighbours} aria-label={t.guides.more}>
        {neighbours.map(({ guide: neighbour, label, icon, rel }) =>
          neighbour ? (
            <a key={rel} rel={rel} href={pathOf({ language, route: { kind: 'guide', id: neighbour.id } })}>
              <span className={styles.direction}>
                <Icon of={icon} size={16} />
                {label}
              </span>
              {card(neighbour.id).title}
            </a>
          ) : null,
        )}
      </nav>
    </footer>
  )
}
