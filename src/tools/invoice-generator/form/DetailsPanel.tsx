import { useEffect, useMemo, useState } from 'react'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { isDueBeforeInvoice } from '../core/invoice/days.ts'
import { locales } from '../core/invoice/document-languages.ts'
import { currencies, type Invoice, paperSizes } from '../core/invoice/invoice.ts'
import { FormSection } from '../sections/FormSection.tsx'
import { useTexts } from '../texts.ts'
import { DayField } from './DayField.tsx'
import styles from './Form.module.css'
import { memoByFields } from './memo-by-fields.ts'

const fields = ['invoiceNumber', 'invoiceDate', 'dueDate', 'currency', 'paper'] as const

type DetailsPanelProps = {
  readonly summary: string
  readonly invoice: Pick<Invoice, (typeof fields)[number]>
  readonly onChange: (change: Partial<Invoice>) => void
}

export const DetailsPanel = memoByFields(() => fields, Panel)

function Panel({ summary, invoice, onChange }: DetailsPanelProps) {
  const { t, language } = useTexts()
  // Names differ between browsers and the prerendering machine, so they are added after hydration.
  const [names, setNames] = useState<Intl.DisplayNames>()
  useEffect(() => setNames(new Intl.DisplayNames(locales[language], { type: 'currency' })), [language])
  const namedCurrencies = useMemo(
    () => currencies.map((value) => ({ value, label: names ? `${value} – ${names.of(value)}` : value })),
    [names],
  )
  return (
    <FormSection section="details" title={t.details} summary={summary}>
      <div className={styles.fields}>
        <TextField
          concurrent
          label={t.invoiceNumber}
          autoComplete="off"
          spellCheck={false}
          value={invoice.invoiceNumber}
          onChange={(invoiceNumber) => onChange({ invoiceNumber })}
        />
        <div className={styles.pair}>
          <DayField
            label={t.invoiceDate}
            value={invoice.invoiceDate}
            onChange={(invoiceDate) => onChange({ invoiceDate })}
          />
          <DayField
            label={t.dueDate}
            value={invoice.dueDate}
            warning={isDueBeforeInvoice(invoice) ? t.dueBeforeInvoice : undefined}
            onChange={(dueDate) => onChange({ dueDate })}
          />
        </div>
        <div className={styles.pair}>
          <SelectField
            label={t.currency}
            value={invoice.currency}
            options={namedCurrencies}
            onChange={(currency) => onChange({ currency })}
          />
          <SelectField
            label={t.paper}
            value={invoice.paper}
            options={paperSizes.map((value) => ({ value, label: value }))}
            onChange={(paper) => onChange({ paper })}
          />
        </div>
      </div>
    </FormSection>
  )
}
