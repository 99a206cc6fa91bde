import type { Language } from '../../lib/i18n.ts'
import { Button } from '../../ui/button/Button.tsx'
import { type BatchItem, resultOf } from '../../ui/image-batch/batch-state.ts'
import type { Converted } from './core/converted.ts'
import type { Messages } from './messages.en.ts'
import styles from './ResultNotes.module.css'

type ResultNotesProps = {
  readonly t: Messages
  readonly language: Language
  readonly item: BatchItem<Converted<Blob>>
  readonly keepDetails: boolean
  readonly onInsist: () => void
}

/** What is to be known of a result: that no pixel changed, and what else could be done. */
export function ResultNotes({ t, language, item, keepDetails, onInsist }: ResultNotesProps) {
  const result = resultOf(item)
  if (!result) return null
  const number = new Intl.NumberFormat(language)
  const total = number.format(result.width * result.height)
  const { changedPixels, optimisation, filled } = result
  return (
    <div className={styles.notes}>
      {changedPixels === null ? null : (
        <p className={changedPixels === 0 ? styles.good : styles.warning}>
          {t.changed(number.format(changedPixels), total)}
        </p>
      )}
      {filled ? <p>{t.filled}</p> : null}
      {item.facts?.hasDetails && !keepDetails ? <p>{t.batch.detailsLeftOut}</p> : null}
      {optimisation === 'unavailable' ? <p className={styles.warning}>{t.unavailable}</p> : null}
      {optimisation === 'skipped' && item.work.state !== 'working' ? (
        <>
          <p>{t.skipped}</p>
          <Button onClick={onInsist}>{t.makeSmaller}</Button>
        </>
      ) : null}
    </div>
  )
}
