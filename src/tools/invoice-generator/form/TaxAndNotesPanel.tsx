import type { Language } from '../../../lib/text/i18n.ts'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { percentLimits } from '../core/amounts/read-amount.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import type { Messages } from '../messages.en.ts'
import { AmountField } from './AmountField.tsx'
import styles from './Form.module.css'

type TaxAndNotesPanelProps = {
  readonly t: Messages
  readonly language: Language
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly onChange: (change: Partial<Invoice>) => void
}

export function TaxAndNotesPanel({ t, language, invoice, amounts, onChange }: TaxAndNotesPanelProps) {
  return (
    <Panel title={t.taxAndNotes}>
      <div className={styles.fields}>
        <AmountField
          label={t.taxRate}
          language={language}
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
