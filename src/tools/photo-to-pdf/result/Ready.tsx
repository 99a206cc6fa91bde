import { CircleCheck, Download } from 'lucide'
import { useEffect } from 'react'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { lateDragOut, savesDragged } from '../../../ui/files/drag-out/late-drag-out.ts'
import { ExportMenu } from '../../../ui/files/export-menu/ExportMenu.tsx'
import { ToTray } from '../../../ui/files/tray/ToTray.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useToolContext } from '../../../ui/layout/tool-page/tool-context.ts'
import type { Conversion } from '../core/worker-messages.ts'
import { useTexts } from '../texts.ts'
import styles from './Ready.module.css'
import { focusNext } from './use-conversion-end.ts'

type ReadyProps = {
  /** How many are in the document. */
  readonly photos: number
  /** Paper and orientation, in words. */
  readonly format: string
  /** Details are kept; not those of photos that were made smaller. Cleaned pages have none to begin with. */
  readonly keepDetails: boolean
  readonly result: Conversion<Blob>
  /** Of the document's file. */
  readonly name: string
  readonly onDownload: () => void
}

/** The document that has been made, with its download. */
export function Ready({ photos, format, keepDetails, result, name, onDownload }: ReadyProps) {
  const { t, language } = useTexts()
  const { saveRecipe } = useToolContext()
  const { pdf, copied } = result
  // It is loaded with the first document, after the end of the conversion.
  useEffect(focusNext, [])
  const made = keepDetails ? t.madeSmallerBare : t.madeSmaller
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
            <bdi>{t.converted(photos)}</bdi> <bdi>{format}</bdi>{' '}
            <bdi>{formatFileSize(result.pdf.size, language)}</bdi>
          </p>
        </div>
        <div className={styles.recipe}>{saveRecipe}</div>
        <ToTray files={() => [new File([pdf], name, { type: pdf.type })]} />
        <Button
          variant="primary"
          className={styles.download}
          data-download=""
          // A document that refers to the picked files is checked before it is saved.
          draggable={copied}
          title={copied && savesDragged() ? t.dragOut : undefined}
          onDragStart={(event) => lateDragOut.start(event, pdf, name)}
          onClick={onDownload}
        >
          <Icon of={Download} size={18} />
          {t.download}
        </Button>
        <ExportMenu
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
