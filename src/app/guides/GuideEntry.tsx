import type { GuideManifest } from '../../registry/manifest.ts'
import { useCatalog } from '../catalog/texts.ts'
import styles from './GuideEntry.module.css'
import { GuideLink } from './GuideLink.tsx'
import { GuideMeta } from './GuideMeta.tsx'
import { GuidePicture } from './GuidePicture.tsx'

/** A guide in the list of all: a small drawing beside its words. The link covers the entry. */
export function GuideEntry({ guide }: { readonly guide: GuideManifest }) {
  const { card } = useCatalog()
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        <GuidePicture id={guide.id} />
      </div>
      <div>
        <h3 className={styles.title}>
          <GuideLink id={guide.id} />
        </h3>
        <p className={styles.description}>{card(guide.id).description}</p>
        <GuideMeta guide={guide} />
      </div>
    </li>
  )
}
