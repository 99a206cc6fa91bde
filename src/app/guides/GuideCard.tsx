import { classNames } from '../../lib/class-names.ts'
import type { GuideManifest } from '../../registry/manifest.ts'
import cardStyles from '../card/Card.module.css'
import { useCatalog } from '../catalog/texts.ts'
import { pathOf } from '../navigation/routes.ts'
import styles from './GuideCard.module.css'
import { GuideMeta } from './GuideMeta.tsx'

/** A guide in the index. The link covers the card. */
export function GuideCard({ guide }: { readonly guide: GuideManifest }) {
  const { card, language } = useCatalog()
  const { title, description } = card(guide.id)
  return (
    <li className={cardStyles.card}>
      <h3 className={cardStyles.title}>
        <a
          href={pathOf({ language, route: { kind: 'guide', id: guide.id } })}
          className={classNames(cardStyles.link, styles.link)}
        >
          {title}
        </a>
      </h3>
      <p className={cardStyles.description}>{description}</p>
      <GuideMeta guide={guide} />
    </li>
  )
}
