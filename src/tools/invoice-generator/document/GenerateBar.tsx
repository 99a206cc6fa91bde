import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/spinner/Spinner.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar/BottomBar.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import { hasNames, type Invoice } from '../core/invoice/invoice.ts'
import { useTexts } from '../texts.ts'
import styles from './GenerateBar.module.css'
import type { Generation } from './generation.ts'
import { namesNeededId } from './SummaryPanel.tsx'

type GenerateBarProps = {
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly generation: Generation
  readonly onGenerate: () => void
  readonly onCancel: () => void
}

/** The total and the button that creates the document. */
export function GenerateBar({ invoice, amounts, generation, ...on }: GenerateBarProps) {
  const { t, language } = useTexts()
  const ui = useUiText()
  const working = generation.state === 'working'
  const named = hasNames(invoice)
  return (
    <BottomBar figure={formatsFor(language).money(amounts.total, invoice.currency)} detail={t.total}>
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
      {working ? (
        <Button variant="quiet" className={styles.cancel} onClick={on.onCancel}>
          {ui.cancel}
        </Button>
      ) : null}
    </BottomBar>
  )
}
