import { FileCode } from 'lucide'
import { Fragment, type ReactNode } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import { printedSums } from '../core/amounts/sums.ts'
import { hasNames, type Invoice } from '../core/invoice/invoice.ts'
import { printedWords } from '../core/words/words-of.ts'
import { useTexts } from '../texts.ts'
import styles from './SummaryPanel.module.css'

/** The id of the sentence that says why no document can be generated. */
export const namesNeededId = 'invoice-names-needed'

type SummaryPanelProps = {
  readonly invoice: Invoice
  readonly amounts: Amounts
  /** Absent unless the e-invoice is on. */
  readonly onSaveXml: (() => void) | undefined
  /** Notes about the invoice. */
  readonly children: ReactNode
}

/** The live sums, and what is still missing. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { t, language } = useTexts()
  const { invoice, amounts, onSaveXml, children } = props
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
      {onSaveXml ? (
        <Button className={styles.xml} disabled={!named} onClick={onSaveXml}>
          <Icon of={FileCode} size={18} />
          {t.downloadXml}
        </Button>
      ) : null}
      {named ? null : (
        <p id={namesNeededId} className={styles.hint}>
          {t.namesNeeded}
        </p>
      )}
    </Panel>
  )
}
