import type { CounterState } from '../counter.ts'
import { useTexts } from '../texts.ts'
import styles from './CountStrip.module.css'
import { readingTime } from './figures.ts'

/** What is shown beside the number of words in the bar: a line breaks between the figures only. */
export function CountStrip({ state }: { readonly state: CounterState }) {
  const { t, language } = useTexts()
  const { counts, analysis } = state
  const figures = [
    t.characterUnit(counts.characters),
    t.sentenceUnit(counts.sentences),
    t.paragraphUnit(counts.paragraphs),
    ...(analysis ? [t.toRead(readingTime(t, language, counts, analysis))] : []),
  ]
  return figures.map((figure, index) => (
    <span key={figure.replace(/[\d.,\s]/g, '')} className={styles.figure}>
      {figure}
      {index < figures.length - 1 ? ' · ' : ''}
    </span>
  ))
}
