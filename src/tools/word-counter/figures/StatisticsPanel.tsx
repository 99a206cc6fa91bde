import { Highlighter } from 'lucide'
import { numberFormat } from '../../../lib/text/formats.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import type { CounterState } from '../counter.ts'
import { maxHighlightable } from '../highlights/highlights.ts'
import { draft } from '../text/draft.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'
import { unicodeDifference } from './unicode-difference.ts'

type StatisticsPanelProps = {
  readonly state: CounterState
}

const figures = ['words', 'characters', 'charactersNoSpaces', 'sentences', 'paragraphs'] as const

/** The specified figures, by how much Unicode counts words differently, and the hard sentences. */
export function StatisticsPanel({ state }: StatisticsPanelProps) {
  const { t, language } = useTexts()
  const { counts, analysis, isCurrent } = state
  const number = numberFormat(language)
  const difference = isCurrent && analysis ? unicodeDifference(t, counts, analysis) : undefined
  return (
    <Panel title={t.statistics}>
      <dl className={styles.headline}>
        {figures.map((figure) => (
          <div key={figure} className={styles.figure}>
            <dt>{t.figureOf[figure](counts[figure])}</dt>
            <dd data-figure={figure}>{number.format(counts[figure])}</dd>
          </div>
        ))}
      </dl>
      {difference ? <p className={styles.difference}>{difference}</p> : null}
      <HardSentences state={state} />
    </Panel>
  )
}

/** How many sentences are hard: pressed while they are underlined in the text. */
function HardSentences({ state }: StatisticsPanelProps) {
  const { t } = useTexts()
  const { mark } = useStore(draft)
  const { analysis, counts } = state
  const count = analysis?.hardCount ?? 0
  const hint = counts.units > maxHighlightable() ? t.tooLongToMark : mark ? t.markHint : t.markHintOff
  return (
    <div className={styles.hard} data-some={count > 0}>
      <Button aria-pressed={mark} onClick={() => draft.write({ ...draft.read(), mark: !mark })}>
        <Icon of={Highlighter} size={18} />
        {t.hardCount(count)}
      </Button>
      <p className={styles.note}>{hint}</p>
    </div>
  )
}
