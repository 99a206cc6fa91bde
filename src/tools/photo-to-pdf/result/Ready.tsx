import { CircleCheck, Download } from 'lucide'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ToTray } from '../../../ui/files/tray/ToTray.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { PdfSettings } from '../core/settings.ts'
import type { Conversion } from '../core/worker-messages.ts'
import { formatOf } from '../settings/format-of.ts'
import { useTexts } from '../texts.ts'
import styles from './Ready.module.css'

type ReadyProps = {
  /** How many are in the document. */
  readonly photos: number
  readonly settings: PdfSettings
  /** Details are kept; not those of photos that were made smaller. */
  readonly keepDetails: boolean
  readonly result: Conversion<Blob>
  readonly onDownload: () => void
  /** The document's. */
  readonly name: string
}

/** The document that has been made, with its download. */
export function Ready({ photos, settings, keepDetails, result, onDownload, name }: ReadyProps) {
  const { t, language } = useTexts()
  // Cleaned pages have none to begin with.
  const made = keepDetails && !settings.scan ? t.madeSmallerBare : t.madeSmaller
  return (
    <section aria-label={t.ready} className={styles.ready}>
      <div className={styles.summary}>
        <div className={styles.words}>
          <div className={styles.created}>
            <Icon of={CircleCheck} size={20} />
            <h2 className={styles.title}>{t.ready}</h2>
            <p>{t.created}</p>
            {result.smaller > 0 ? <p className={styles.smaller}>{made(result.smaller, photos)}</p> : null}
          </div>
          <p className={styles.facts}>
            <bdi>{t.converted(photos)}</bdi> <bdi>{formatOf(t, settings)}</bdi>{' '}
            <bdi>{formatFileSize(result.pdf.size, language)}</bdi>
          </p>
        </div>
        <ToTray files={() => [new File([result.pdf], name, { type: result.pdf.type })]} />
        <Button variant="primary" className={styles.download} data-download="" onClick={onDownload}>
          <Icon of={Download} size={18} />
          {t.download}
        </Button>
      </div>
    </section>
  )
}
