import { guides } from '../../registry/entries.ts'
import { useCatalog } from '../catalog/texts.ts'
import { pathOf } from '../navigation/routes.ts'
import { Breadcrumb } from '../shell/frames/Breadcrumb.tsx'
import { GuideCard } from './GuideCard.tsx'
import styles from './GuidesIndex.module.css'

/** How many guides are featured, the first ones in order. */
const featuredCount = 3

/** All guides, the first of them featured. */
export function GuidesIndex() {
  const { t, language } = useCatalog()
  const sections = [
    { id: 'featured', title: t.guides.featured, entries: guides.slice(0, featuredCount) },
    { id: 'all', title: t.guides.all, entries: guides },
  ]
  return (
    <>
      <Breadcrumb title={t.guides.title} />
      <h1 tabIndex={-1} className={styles.title}>
        {t.guides.title}
      </h1>
      <p className={styles.intro}>{t.guides.intro(guides.length)}</p>
      {sections.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          <ul className={id === 'featured' ? styles.featured : styles.cards}>
            {entries.map((guide) => (
              <GuideCard key={guide.id} guide={guide} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.feed}>
        <a href={`${pathOf({ language, route: { kind: 'guides' } })}/feed.xml`} type="application/rss+xml">
          {t.guides.feed}
        </a>
      </p>
    </>
  )
}
