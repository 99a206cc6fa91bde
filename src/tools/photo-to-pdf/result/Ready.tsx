import { CircleCheck, Download } from 'lucide'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { dragOut, savesDragged } from '../../../ui/files/drag-out/drag-out.ts'
import { WaysOut } from '../../../ui/files/ways-out/WaysOut.tsx'
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
  /** Of the document's file. */
  readonly name: string
  readonly onDownload: () => void
}

/** The document that has been made, with its download. */
export function Ready({ photos, settings, keepDetails, result, name, onDownload }: ReadyProps) {
  const { t, language } = useTexts()
  const { pdf } = result
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
        <Button
          variant="primary"
          className={styles.download}
          data-download=""
          title={savesDragged() ? t.dragOut : undefined}
          draggable
          onDragStart={(event) => dragOut(event, pdf, name)}
          onClick={onDownload}
        >
          <Icon of={Download} size={18} />
          {t.download}
        </Button>
        <WaysOut
          language={language}
          one={{
            types: [pdf.type],
            count: 1,
            bytes: pdf.size,
            read: () => [new File([pdf], name, { type: pdf.type })],
          }}
        />
      </div>
    </section>
  )
}
