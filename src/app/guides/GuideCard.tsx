import type { GuideManifest } from '../../registry/manifest.ts'
import { useCatalog } from '../catalog/texts.ts'
import { pathOf } from '../navigation/routes.ts'
import styles from './GuideCard.module.css'
import { GuideMeta } from './GuideMeta.tsx'
import { GuidePicture } from './GuidePicture.tsx'

type GuideCardProps = {
  readonly guide: GuideManifest
  /** Featured: a large drawing over its words. In the list of all: a small one beside them. */
  readonly variant: 'featured' | 'listed'
}

/** A guide in a list of guides: its drawing and its words. The link covers the card. */
export function GuideCard({ guide, variant }: GuideCardProps) {
  const { card, language } = useCatalog()
  const { title, description } = card(guide.id)
  return (
    <li className={styles[variant]}>
      <div className={styles.picture}>
        <GuidePicture id={guide.id} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.link} href={pathOf({ language, route: { kind: 'guide', id: guide.id } })}>
            {title}
          </a>
        </h3>
        <p className={styles.description}>{description}</p>
        <GuideMeta guide={guide} />
      </div>
    </li>
  )
}
