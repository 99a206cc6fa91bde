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
  return (
    <>
      <Breadcrumb title={t.guides.title} />
      <h1 tabIndex={-1} className={styles.title}>
        {t.guides.title}
      </h1>
      <p className={styles.intro}>{t.guides.intro(guides.length)}</p>
      <section aria-labelledby="featured" className={styles.section}>
        <h2 id="featured" className={styles.heading}>
          {t.guides.featured}
        </h2>
        <ul className={styles.featured}>
          {guides.slice(0, featuredCount).map((guide) => (
            <GuideCard key={guide.id} guide={guide} variant="featured" />
          ))}
        </ul>
      </section>
      <section aria-labelledby="all" className={styles.section}>
        <h2 id="all" className={styles.heading}>
          {t.guides.all}
        </h2>
        <ul className={styles.all}>
          {guides.map((guide) => (
            <GuideCard key={guide.id} guide={guide} variant="listed" />
          ))}
        </ul>
      </section>
      <p className={styles.feed}>
        <a href={`${pathOf({ language, route: { kind: 'guides' } })}/feed.xml`} type="application/rss+xml">
          {t.guides.feed}
        </a>
      </p>
    </>
  )
}
