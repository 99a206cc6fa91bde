import { Download } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useTexts } from '../texts.ts'
import type { InvoiceDocument } from './generation.ts'
import styles from './SavedLine.module.css'

type SavedLineProps = {
  readonly document: InvoiceDocument
  readonly onSave: (document: InvoiceDocument) => void
}

/** On a phone the page that has become a document may be above what is in view. */
const showNearest = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** The document that was saved, to save it once more. */
export function SavedLine({ document, onSave }: SavedLineProps) {
  const { t } = useTexts()
  return (
    <div ref={showNearest} className={styles.line}>
      <p>{t.saved(document.fileName, t.pages(document.pages))}</p>
      <Button onClick={() => onSave(document)}>
        <Icon of={Download} size={18} />
        {t.saveAgain}
      </Button>
    </div>
  )
}
