import { Download, LoaderCircle } from 'lucide'
import type { ReactNode } from 'react'
import type { Language } from '../../lib/i18n.ts'
import { formatMoney } from '../../lib/money/currency.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/panel/Panel.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import type { Amounts } from './core/amounts.ts'
import { hasNames, type Invoice } from './core/invoice.ts'
import { locales, shownPercent } from './core/printed.ts'
import type { Generation } from './generation.ts'
import type { Messages } from './messages.en.ts'
import styles from './SummaryPanel.module.css'

type SummaryPanelProps = {
  readonly t: Messages
  readonly language: Language
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly generation: Generation
  readonly onGenerate: () => void
  readonly onCancel: () => void
  readonly onSave: () => void
  /** What is to be said about the invoice. */
  readonly children: ReactNode
}

/** The sums, live, and the button that makes the document; on narrow screens a bar at the bottom. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { t, language, invoice, amounts, generation, onGenerate, onCancel, onSave, children } = props
  const ui = useUiText()
  const working = generation.state === 'working'
  const named = hasNames(invoice)
  const money = (amount: bigint) => formatMoney(amount, invoice.currency, locales[language])
  const rate = amounts.taxRate.ok ? shownPercent(amounts.taxRate.value, language) : invoice.taxRate
  return (
    <Panel title={t.summary}>
      <dl className={styles.sums}>
        <dt>{t.subtotal}</dt>
        <dd>{money(amounts.subtotal)}</dd>
        <dt>{t.tax(rate)}</dt>
        <dd>{money(amounts.tax)}</dd>
        <dt className={styles.total}>{t.total}</dt>
        <dd className={styles.total}>{money(amounts.total)}</dd>
      </dl>
      {children}
      {generation.state === 'done' ? (
        <div className={styles.saved}>
          <p>{t.saved(generation.result.fileName, t.pages(generation.result.pages))}</p>
          <Button onClick={onSave}>
            <Icon of={Download} size={18} />
            {t.saveAgain}
          </Button>
        </div>
      ) : null}
      <div className={styles.bar}>
        <p className={styles.barTotal}>
          {t.total} <strong>{money(amounts.total)}</strong>
        </p>
        <Button
          variant="primary"
          className={styles.generate}
          disabled={!named || working}
          aria-describedby={named ? undefined : 'invoice-names-needed'}
          onClick={onGenerate}
        >
          {working ? <Icon of={LoaderCircle} size={18} className={styles.spinner} /> : null}
          {working ? t.generating : t.generate}
        </Button>
        {working ? (
          <Button variant="quiet" className={styles.cancel} onClick={onCancel}>
            {ui.cancel}
          </Button>
        ) : null}
      </div>
      {named ? null : (
        <p id="invoice-names-needed" className={styles.hint}>
          {t.namesNeeded}
        </p>
      )}
    </Panel>
  )
}
