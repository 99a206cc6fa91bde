import { Download } from 'lucide'
import type { Language } from '../../../lib/text/i18n.ts'
import { download } from '../../../platform/files/download.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { writeCsv } from '../core/report-csv.ts'
import type { CounterState } from '../counter.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'
import { listFigures } from './figures.ts'

type DetailsPanelProps = {
  readonly state: CounterState
  /** Resolves to the state of the current text, or `undefined` when counting failed. */
  readonly countNow: () => Promise<CounterState | undefined>
}

/** The text in other units, and a report of all figures to download. */
export function DetailsPanel({ state, countNow }: DetailsPanelProps) {
  const { t, language } = useTexts()
  const number = new Intl.NumberFormat(language)
  const save = async () => {
    const counted = await countNow()
    if (counted) download(new Blob([reportOf(t, language, counted)], { type: 'text/csv' }), t.reportName)
  }
  return (
    <Panel title={t.details}>
      <ul className={styles.list}>
        {unitsOf(t, state).map(([name, value]) => (
          <li key={name} className={styles.row}>
            <span>{name}</span>
            <span className={styles.count}>{number.format(value)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.report}>
        <Button disabled={state.counts.words === 0} onClick={save}>
          <Icon of={Download} size={18} />
          {t.report}
        </Button>
      </div>
    </Panel>
  )
}

const unitsOf = (t: Messages, { counts, analysis }: CounterState) =>
  [
    [t.lines, counts.lines],
    [t.units, counts.units],
    [t.codePoints, analysis?.codePoints ?? 0],
    [t.bytes, analysis?.bytes ?? 0],
  ] as const

/** All figures and lists of words as CSV. */
function reportOf(t: Messages, language: Language, state: CounterState): string {
  const { counts, analysis, top } = state
  const headline = ['words', 'characters', 'charactersNoSpaces', 'sentences', 'paragraphs'] as const
  return writeCsv([
    [t.figure, t.value],
    ...headline.map((figure) => [t[figure], counts[figure]] as const),
    ...unitsOf(t, state),
    ...(analysis ? listFigures(t, language, counts, analysis).map(({ name, value }) => [name, value]) : []),
    [],
    [t.top],
    ...(top ?? []).map(({ word, count }) => [word, count] as const),
    [],
    [t.keywords],
    ...(analysis?.keywords ?? []).map(({ word, count }) => [word, count] as const),
    [],
    [t.phrases],
    ...(analysis?.phrases ?? []).map(({ word, count }) => [word, count] as const),
    [],
    [t.frequency],
    ...(analysis?.characters ?? []).map(({ word, count }) => [word, count] as const),
  ])
}
