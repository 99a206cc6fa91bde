import { ReceiptText } from 'lucide'
import { memo } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import type { PartName } from '../core/layout/canvas.ts'
import type { ActivePart } from '../sections/use-form-sections.ts'
import { useTexts } from '../texts.ts'
import styles from './PreviewPanel.module.css'
import type { Preview } from './previewer.ts'

/** Needed only once something is typed. */
const InvoicePage = latePart(
  async () => (await import('./InvoicePage.tsx')).InvoicePage,
  ({ isFailed }) => {
    const { t } = useTexts()
    return <Empty text={isFailed ? t.previewFailed : t.previewEmpty} />
  },
)

type PreviewPanelProps = {
  readonly preview: Preview
  /** On narrow screens: as large as the screen, or else a strip with the part that is being edited. */
  readonly isLarge: boolean
  /** The part that is being edited. */
  readonly part: ActivePart | undefined
  /** The ids of all items, in the order of the form. */
  readonly items: readonly string[]
  /** Shows a page; the first is 0. */
  readonly onPage: (page: number) => void
  /** Opens the fields of a part. */
  readonly onEdit: (name: PartName, item: string) => void
  /** Makes the page large. */
  readonly onEnlarge: () => void
}

/** Previews the document one page at a time; rendered only if the page or the edited part has changed. */
export const PreviewPanel = memo(Pages)

function Pages({ preview, ...props }: PreviewPanelProps) {
  const { t } = useTexts()
  return (
    <div className={classNames(styles.preview, props.isLarge && styles.large)}>
      {preview.state === 'shown' ? (
        <InvoicePage shown={preview.shown} {...props} />
      ) : (
        <>
          <Empty text={preview.state === 'failed' ? t.previewFailed : t.previewEmpty} />
          <p className={classNames(styles.print, styles.printNote)}>{t.printEmpty}</p>
        </>
      )}
    </div>
  )
}

/** As large as the page will be. */
function Empty({ text }: { readonly text: string }) {
  return (
    <div className={styles.stage}>
      <div className={styles.empty}>
        <Icon of={ReceiptText} size={40} />
        <p>{text}</p>
      </div>
    </div>
  )
}
