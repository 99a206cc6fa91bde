import { Download, FileCode } from 'lucide'
import { Fragment, type ReactNode } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/spinner/Spinner.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar/BottomBar.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import { printedSums } from '../core/amounts/sums.ts'
import { hasNames, type Invoice } from '../core/invoice/invoice.ts'
import { printedWords } from '../core/words/words-of.ts'
import { useTexts } from '../texts.ts'
import type { Generation, InvoiceDocument } from './generation.ts'
import styles from './SummaryPanel.module.css'

type SummaryPanelProps = {
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly generation: Generation
  readonly onGenerate: () => void
  readonly onCancel: () => void
  readonly onSave: (document: InvoiceDocument) => void
  /** Absent unless the e-invoice is on. */
  readonly onSaveXml: (() => void) | undefined
  /** Notes about the invoice. */
  readonly children: ReactNode
}

/** The live sums and the button that creates the document; on narrow screens a bar at the bottom. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { t, language } = useTexts()
  const { invoice, amounts, generation, onGenerate, onCancel, onSave, onSaveXml, children } = props
  const ui = useUiText()
  const working = generation.state === 'working'
  const named = hasNames(invoice)
  const formats = formatsFor(language)
  const blank = amounts.items.length - amounts.printed.length
  const sums = printedSums(invoice, amounts, printedWords[language], formats)
  return (
    <Panel title={t.summary}>
      <dl className={styles.sums}>
        {sums.map(({ label, value, isTotal }) => (
          <Fragment key={label}>
            <dt className={isTotal ? styles.total : undefined}>{label}</dt>
            <dd className={isTotal ? styles.total : undefined}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {blank > 0 ? <p className={styles.blank}>{t.blankItems(blank)}</p> : null}
      <div className={styles.said}>{children}</div>
      {generation.state === 'done' ? (
        <div ref={scrollIntoView} className={styles.saved}>
          <p>{t.saved(generation.result.fileName, t.pages(generation.result.pages))}</p>
          <Button onClick={() => onSave(generation.result)}>
            <Icon of={Download} size={18} />
            {t.saveAgain}
          </Button>
        </div>
      ) : null}
      <BottomBar className={styles.bar}>
        <p className={styles.barTotal}>
          {t.total} <strong>{formats.money(amounts.total, invoice.currency)}</strong>
        </p>
        <Button
          variant="primary"
          disabled={!named}
          busy={working}
          aria-describedby={named ? undefined : 'invoice-names-needed'}
          onClick={onGenerate}
        >
          {working ? <Spinner /> : null}
          {working ? t.generating : t.generate}
        </Button>
        {working ? (
          <Button variant="quiet" className={styles.cancel} onClick={onCancel}>
            {ui.cancel}
          </Button>
        ) : null}
      </BottomBar>
      {onSaveXml ? (
        <Button className={styles.xml} disabled={!named} onClick={onSaveXml}>
          <Icon of={FileCode} size={18} />
          {t.downloadXml}
        </Button>
      ) : null}
      {named ? null : (
        <p id="invoice-names-needed" className={styles.hint}>
          {t.namesNeeded}
        </p>
      )}
    </Panel>
  )
}

/** On a phone, where the button is in a bar at the bottom, the result is far from it. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
