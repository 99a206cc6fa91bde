import { classNames } from '../../../lib/class-names.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { CountedWord } from '../core/analysis/word-tally.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'

type TopWordsPanelProps = {
  readonly top: readonly CountedWord[] | null
}

/** The ten most used words, by the specified rules. */
export function TopWordsPanel({ top }: TopWordsPanelProps) {
  const { t, language } = useTexts()
  const number = numberFormat(language)
  return (
    <Panel title={t.top}>
      {top && top.length > 0 ? (
        <ol className={classNames(styles.list, styles.words)}>
          {top.map(({ word, count }) => (
            <li key={word} className={styles.row}>
              <bdi className={styles.word}>{word}</bdi>
              <span className={styles.count}>{t.times(number.format(count))}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.note}>{top ? t.topEmpty : t.counting}</p>
      )}
    </Panel>
  )
}
