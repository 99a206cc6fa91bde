import { CalendarCheck, Clock, Gauge } from 'lucide'
import { formatDay } from '../../lib/text/format-day.ts'
import type { GuideManifest } from '../../registry/manifest.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useCatalog } from '../catalog/texts.ts'
import styles from './GuideMeta.module.css'

type GuideMetaProps = { readonly guide: GuideManifest; readonly reviewed?: boolean }

/** Difficulty and reading time of a guide and, on its own page, the date of its last review. */
export function GuideMeta({ guide, reviewed = false }: GuideMetaProps) {
  const { t, language } = useCatalog()
  return (
    <ul className={styles.meta}>
      <li>
        <Icon of={Gauge} size={16} />
        {t.guides.difficulty[guide.difficulty]}
      </li>
      <li>
        <Icon of={Clock} size={16} />
        {t.guides.minutes(guide.minutes)}
      </li>
      {reviewed ? (
        <li>
          <Icon of={CalendarCheck} size={16} />
          <time dateTime={guide.reviewed}>{t.guides.reviewed(formatDay(guide.reviewed, language))}</time>
        </li>
      ) : null}
    </ul>
  )
}
