import type { GuideManifest } from '../../ui/manifest.ts'
import { useCatalogue } from '../catalog/texts.ts'
import { pathOf } from '../routes.ts'
import styles from './GuideCard.module.css'
import { GuideMeta } from './GuideMeta.tsx'

/** A guide on the index. The link covers the card. */
export function GuideCard({ guide }: { readonly guide: GuideManifest }) {
  const { card, language } = useCatalogue()
  const { title, description } = card(guide.id)
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>
        <a href={pathOf({ language, route: { kind: 'guide', id: guide.id } })} className={styles.link}>
          {title}
        </a>
      </h3>
      <p className={styles.description}>{description}</p>
      <GuideMeta guide={guide} />
    </li>
  )
}
