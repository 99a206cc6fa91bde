import { Download } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/spinner/Spinner.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CancelSlow } from '../../../ui/job/CancelSlow.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar/BottomBar.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import { hasNames, type Invoice } from '../core/invoice/invoice.ts'
import { useTexts } from '../texts.ts'
import styles from './GenerateBar.module.css'
import type { Generation, InvoiceDocument } from './generation.ts'
import { namesNeededId } from './SummaryPanel.tsx'

type GenerateBarProps = {
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly generation: Generation
  readonly onGenerate: () => void
  readonly onCancel: () => void
  readonly onSave: (document: InvoiceDocument) => void
}

/** The total and the button that creates the document. */
export function GenerateBar({ invoice, amounts, generation, ...on }: GenerateBarProps) {
  const { t, language } = useTexts()
  const working = generation.state === 'working'
  const named = hasNames(invoice)
  return (
    <BottomBar
      figure={formatsFor(language).money(amounts.total, invoice.currency)}
      detail={
        generation.state === 'done' ? (
          <>
            <span className={styles.saved}>
              {t.saved(generation.result.fileName, t.pages(generation.result.pages))}
            </span>
            <span className={styles.total}>{t.total}</span>
          </>
        ) : (
          t.total
        )
      }
    >
      <Button
        variant="primary"
        disabled={!named}
        busy={working}
        aria-describedby={named ? undefined : namesNeededId}
        onClick={on.onGenerate}
      >
        {working ? <Spinner /> : null}
        {working ? t.generating : t.generate}
      </Button>
      {working ? <CancelSlow onCancel={on.onCancel} className={styles.narrow} /> : null}
      {generation.state === 'done' ? (
        <Button className={styles.narrow} onClick={() => on.onSave(generation.result)}>
          <Icon of={Download} size={18} />
          <span>{t.saveAgain}</span>
        </Button>
      ) : null}
    </BottomBar>
  )
}
