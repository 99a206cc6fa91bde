import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { percentLimits } from '../core/amounts/read-amount.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import { FormSection } from '../sections/FormSection.tsx'
import { useTexts } from '../texts.ts'
import { AmountField } from './AmountField.tsx'
import styles from './Form.module.css'
import { memoByFields } from './memo-by-fields.ts'

const fields = ['taxRate', 'notes'] as const

type TaxAndNotesPanelProps = {
  readonly summary: string
  readonly invoice: Pick<Invoice, (typeof fields)[number]>
  readonly read: Amounts['taxRate']
  readonly onChange: (change: Partial<Invoice>) => void
}

export const TaxAndNotesPanel = memoByFields(() => fields, Panel)

function Panel({ summary, invoice, read, onChange }: TaxAndNotesPanelProps) {
  const { t } = useTexts()
  return (
    <FormSection section="taxAndNotes" title={t.taxAndNotes} summary={summary}>
      <div className={styles.fields}>
        <AmountField
          label={t.taxRate}
          value={invoice.taxRate}
          read={read}
          problems={t.amountProblem.taxRate}
          step={{ units: 1n, scale: 1 }}
          limits={percentLimits}
          onChange={(taxRate) => onChange({ taxRate })}
        />
        <TextField
          concurrent
          label={t.notes}
          rows={4}
          value={invoice.notes}
          onChange={(notes) => onChange({ notes })}
        />
      </div>
    </FormSection>
  )
}
