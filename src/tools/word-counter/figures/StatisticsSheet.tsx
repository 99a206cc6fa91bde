import { numberFormat } from '../../../lib/text/formats.ts'
import type { CounterState } from '../counter.ts'
import { useTexts } from '../texts.ts'
import { listFigures } from './figures.ts'
import styles from './StatisticsSheet.module.css'

const counted = ['words', 'characters', 'charactersNoSpaces', 'sentences', 'paragraphs'] as const

/** What is printed: the figures of the text and its most used words. */
export function StatisticsSheet({ state }: { readonly state: CounterState }) {
  const { t, language } = useTexts()
  const { counts, analysis, isCurrent, top } = state
  const number = numberFormat(language)
  const figures = [
    ...counted.map((figure) => ({ name: t[figure], value: number.format(counts[figure]) })),
    ...(isCurrent && analysis ? listFigures(t, language, counts, analysis) : []),
    ...(top ?? []).map(({ word, count }) => ({ name: `“${word}”`, value: t.times(number.format(count)) })),
  ]
  return (
    <dl className={styles.sheet}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
