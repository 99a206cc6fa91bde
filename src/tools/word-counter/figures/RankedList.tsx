import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import type { CountedWord } from '../core/analysis/word-tally.ts'
import styles from './Figures.module.css'

type RankedListProps = {
  readonly title: string
  readonly items: readonly CountedWord[]
  readonly value: (count: number) => string
  readonly empty?: string
}

/** A ranking, folded: its line shows the first of it. */
export function RankedList({ title, items, value, empty }: RankedListProps) {
  return (
    <FoldedGroup title={title} state={items[0]?.word}>
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
    </FoldedGroup>
  )
}
