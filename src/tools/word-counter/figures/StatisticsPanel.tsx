import type { Language } from '../../../lib/text/i18n.ts'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { TextCounts } from '../core/document/block-counts.ts'
import type { Messages } from '../messages.en.ts'
import styles from './Figures.module.css'

type StatisticsPanelProps = {
  readonly t: Messages
  readonly language: Language
  readonly counts: TextCounts
}

const figures = ['words', 'characters', 'charactersNoSpaces', 'sentences', 'paragraphs'] as const

/** The specified figures. */
export function StatisticsPanel({ t, language, counts }: StatisticsPanelProps) {
  const number = new Intl.NumberFormat(language)
  return (
    <Panel title={t.statistics}>
      <dl className={styles.headline}>
        {figures.map((figure) => (
          <div key={figure} className={styles.figure}>
            <dt>{t[figure]}</dt>
            <dd data-figure={figure}>{number.format(counts[figure])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
