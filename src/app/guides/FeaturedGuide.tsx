import type { GuideManifest } from '../../registry/manifest.ts'
import { useCatalog } from '../catalog/texts.ts'
import styles from './FeaturedGuide.module.css'
import { GuideLink } from './GuideLink.tsx'
import { GuideMeta } from './GuideMeta.tsx'
import { GuidePicture } from './GuidePicture.tsx'

/** A featured guide: its drawing over its words. The link covers the card. */
export function FeaturedGuide({ guide }: { readonly guide: GuideManifest }) {
  const { card } = useCatalog()
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <GuidePicture id={guide.id} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <GuideLink id={guide.id} />
        </h3>
        <p className={styles.description}>{card(guide.id).description}</p>
        <GuideMeta guide={guide} />
      </div>
    </li>
  )
}
