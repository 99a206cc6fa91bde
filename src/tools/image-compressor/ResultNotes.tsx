import { formatFileSize } from '../../lib/file-size.ts'
import type { Language } from '../../lib/i18n.ts'
import { download } from '../../platform/download.ts'
import { Button } from '../../ui/button/Button.tsx'
import { type BatchItem, resultOf } from '../../ui/image-batch/batch-state.ts'
import type { Compressed } from './core/compressed.ts'
import type { CompressorSettings } from './core/settings.ts'
import type { Messages } from './messages.en.ts'
import styles from './ResultNotes.module.css'

type ResultNotesProps = {
  readonly t: Messages
  readonly language: Language
  readonly item: BatchItem<Compressed<Blob>>
  readonly settings: CompressorSettings
}

/** What is to be known of a result: a goal that was missed, or a file that did not get smaller. */
export function ResultNotes({ t, language, item, settings }: ResultNotesProps) {
  const result = resultOf(item)
  if (!result) return null
  const { file, facts, work } = item
  const number = new Intl.NumberFormat(language)
  const notSmaller = work.state === 'done' && result.blob.size >= file.size
  return (
    <div className={styles.notes}>
      {result.changedPixels === null ? null : (
        <p className={styles.good}>
          {t.unchanged(number.format(result.changedPixels), number.format(result.width * result.height))}
        </p>
      )}
      {result.outcome === 'not-jpeg' ? <p className={styles.warning}>{t.notJpeg}</p> : null}
      {result.outcome === 'rare-jpeg' ? <p className={styles.warning}>{t.rareJpeg}</p> : null}
      {result.look === null ? null : <p>{t.estimated(String(Math.max(0, Math.round(result.look))))}</p>}
      {facts?.hasDetails && !settings.keepDetails ? <p>{t.batch.detailsLeftOut}</p> : null}
      {result.shrunk ? <p>{t.shrunk}</p> : null}
      {result.outcome === 'missed' ? (
        <p className={styles.warning}>
          {settings.goal === 'size'
            ? t.missed(formatFileSize(settings.kilobytes * 1024, language))
            : t.lookMissed}
        </p>
      ) : null}
      {notSmaller ? (
        <>
          <p className={styles.warning}>{t.notSmaller}</p>
          <Button onClick={() => download(file, file.name)}>{t.original}</Button>
        </>
      ) : null}
    </div>
  )
}
