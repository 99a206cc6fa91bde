import { Copy, FilePlus2 } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { useTexts } from '../texts.ts'
import styles from './Form.module.css'

type NewInvoiceProps = {
  readonly onNew: () => void
  /** Absent as long as no invoice is saved. */
  readonly onDuplicate: (() => void) | undefined
  /** Absent unless the invoice that was replaced can be restored. */
  readonly onUndo: (() => void) | undefined
}

/** Starts another invoice in place of the present one. */
export function NewInvoice({ onNew, onDuplicate, onUndo }: NewInvoiceProps) {
  const { t } = useTexts()
  const ui = useUiText()
  return (
    <div className={styles.new}>
      <Button onClick={onNew}>
        <Icon of={FilePlus2} size={18} />
        {t.newInvoice}
      </Button>
      <Button disabled={onDuplicate === undefined} onClick={onDuplicate}>
        <Icon of={Copy} size={18} />
        {t.duplicateLast}
      </Button>
      {onUndo ? (
        <Button variant="quiet" onClick={onUndo}>
          {ui.undo}
        </Button>
      ) : null}
      <p className={styles.hint}>{t.newInvoiceHint}</p>
    </div>
  )
}
