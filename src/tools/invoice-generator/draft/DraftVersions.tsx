import type { DecimalSeparator } from '../../../lib/money/parse-amount.ts'
import { BothVersions } from '../../../ui/feedback/both-versions/BothVersions.tsx'
import { withDecimalSeparator } from '../core/amounts/decimal-separator.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import { differentFields, invoiceText, type LabelledField } from '../form/invoice-fields.ts'
import { useTexts } from '../texts.ts'
import styles from './DraftVersions.module.css'
import { draft } from './draft.ts'

type DraftVersionsProps = {
  readonly mark: DecimalSeparator
  readonly invoice: Invoice
  readonly other: Invoice
  readonly onSwap: () => void
}

/** The differences between the current draft and one from another tab or this one. */
export function DraftVersions({ mark, invoice, other: stored, onSwap }: DraftVersionsProps) {
  const { t } = useTexts()
  const other = withDecimalSeparator(stored, mark)
  return (
    <BothVersions
      sentence={t.changedElsewhere}
      inUse={{
        shown: <Fields fields={differentFields(invoice, other, t)} />,
        copy: invoiceText(invoice, t),
      }}
      other={{
        shown: <Fields fields={differentFields(other, invoice, t)} />,
        copy: invoiceText(other, t),
      }}
      onSwap={onSwap}
      onDismiss={draft.dismiss}
    />
  )
}

function Fields({ fields }: { readonly fields: readonly LabelledField[] }) {
  const { t } = useTexts()
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text === '' ? t.emptyField : text}</dd>
        </div>
      ))}
    </dl>
  )
}
