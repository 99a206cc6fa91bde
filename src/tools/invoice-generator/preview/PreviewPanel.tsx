import { ReceiptText } from 'lucide'
import { lazy, memo, Suspense } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { PartName } from '../core/layout/canvas.ts'
import type { ActivePart } from '../sections/use-form-sections.ts'
import { useTexts } from '../texts.ts'
import styles from './PreviewPanel.module.css'
import type { Preview } from './previewer.ts'

/** Needed only once something is typed. */
const InvoicePage = lazy(async () => ({ default: (await import('./InvoicePage.tsx')).InvoicePage }))

type PreviewPanelProps = {
  readonly preview: Preview
  /** The part that is being edited. */
  readonly part: ActivePart | undefined
  /** The ids of all items, in the order of the form. */
  readonly items: readonly string[]
  /** Shows a page; the first is 0. */
  readonly onPage: (page: number) => void
  /** Opens the fields of a part. */
  readonly onEdit: (name: PartName, item: string) => void
}

/** Previews the document one page at a time; rendered only if the page or the edited part has changed. */
export const PreviewPanel = memo(Pages)

function Pages({ preview, ...props }: PreviewPanelProps) {
  const { t } = useTexts()
  return (
    <div className={styles.preview}>
      {preview.state === 'shown' ? (
        <Suspense fallback={<div className={styles.stage} />}>
          <InvoicePage shown={preview.shown} {...props} />
        </Suspense>
      ) : (
        <>
          <div className={styles.stage}>
            <div className={styles.empty}>
              <Icon of={ReceiptText} size={40} />
              <p>{preview.state === 'failed' ? t.previewFailed : t.previewEmpty}</p>
            </div>
          </div>
          <p className={classNames(styles.print, styles.printNote)}>{t.printEmpty}</p>
        </>
      )}
    </div>
  )
}
