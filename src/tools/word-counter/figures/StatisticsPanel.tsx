import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { TextCounts } from '../core/document/block-counts.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'

type StatisticsPanelProps = {
  readonly counts: TextCounts
}

const figures = ['words', 'characters', 'charactersNoSpaces', 'sentences', 'paragraphs'] as const

/** The specified figures. */
export function StatisticsPanel({ counts }: StatisticsPanelProps) {
  const { t, language } = useTexts()
  const number = new Intl.NumberFormat(language)
  return (
    <Panel title={t.statistics}>
      <dl className={styles.headline} data-print="">
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
