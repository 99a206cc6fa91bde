import type { CountedWord } from '../core/analysis/word-tally.ts'
import styles from './Figures.module.css'

type RankedListProps = {
  readonly title: string
  readonly items: readonly CountedWord[]
  readonly value: (count: number) => string
  readonly empty?: string
}

export function RankedList({ title, items, value, empty }: RankedListProps) {
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      {items.length === 0 ? (
        <p className={styles.note}>{empty ?? '–'}</p>
      ) : (
        <ol className={styles.list}>
          {items.map(({ word, count }) => (
            <li key={word} className={styles.row}>
              <bdi className={styles.word}>{word}</bdi>
              <span className={styles.count}>{value(count)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
