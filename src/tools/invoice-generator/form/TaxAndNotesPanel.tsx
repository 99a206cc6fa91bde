import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { percentLimits } from '../core/amounts/read-amount.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import { useTexts } from '../texts.ts'
import { AmountField } from './AmountField.tsx'
import styles from './Form.module.css'

type TaxAndNotesPanelProps = {
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly onChange: (change: Partial<Invoice>) => void
}

export function TaxAndNotesPanel({ invoice, amounts, onChange }: TaxAndNotesPanelProps) {
  const { t } = useTexts()
  return (
    <Panel title={t.taxAndNotes}>
      <div className={styles.fields}>
        <AmountField
          label={t.taxRate}
          value={invoice.taxRate}
          read={amounts.taxRate}
          problems={t.amountProblem.taxRate}
          step={{ units: 1n, scale: 1 }}
          limits={percentLimits}
          onChange={(taxRate) => onChange({ taxRate })}
        />
        <TextField label={t.notes} rows={4} value={invoice.notes} onChange={(notes) => onChange({ notes })} />
      </div>
    </Panel>
  )
}
