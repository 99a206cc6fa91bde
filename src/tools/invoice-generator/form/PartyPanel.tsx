import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import type { Invoice, Party } from '../core/invoice/invoice.ts'
import { FormSection } from '../sections/FormSection.tsx'
import { useTexts } from '../texts.ts'
import styles from './Form.module.css'
import { memoByFields } from './memo-by-fields.ts'

const fields = {
  company: ['companyName', 'companyAddress', 'companyPhone', 'companyEmail'],
  client: ['clientName', 'clientAddress', 'clientPhone', 'clientEmail'],
} as const

type PartyPanelProps = {
  readonly summary: string
  readonly party: Party
  readonly invoice: Pick<Invoice, (typeof fields)[Party][number]>
  readonly onChange: (change: Partial<Invoice>) => void
}

/** Name, address, telephone and e-mail of one party. Formats vary too much to be validated. */
export const PartyPanel = memoByFields(({ party }: PartyPanelProps) => fields[party], Panel)

function Panel({ party, summary, invoice, onChange }: PartyPanelProps) {
  const { t } = useTexts()
  // Autofill knows the visitor's own company, but not the client.
  const own = (token: 'organization' | 'street-address' | 'tel' | 'email') =>
    party === 'company' ? token : 'off'
  return (
    <FormSection section={party} title={t[party]} summary={summary}>
      <div className={styles.fields}>
        <TextField
          concurrent
          autoComplete={own('organization')}
          aria-required
          label={t[`${party}Name`]}
          value={invoice[`${party}Name`]}
          onChange={(name) => onChange({ [`${party}Name`]: name })}
        />
        <TextField
          concurrent
          autoComplete={own('street-address')}
          label={t.address}
          rows={3}
          value={invoice[`${party}Address`]}
          onChange={(address) => onChange({ [`${party}Address`]: address })}
        />
        <div className={styles.pair}>
          <TextField
            concurrent
            autoComplete={own('tel')}
            label={t.phone}
            type="tel"
            value={invoice[`${party}Phone`]}
            onChange={(phone) => onChange({ [`${party}Phone`]: phone })}
          />
          <TextField
            concurrent
            autoComplete={own('email')}
            label={t.email}
            inputMode="email"
            spellCheck={false}
            value={invoice[`${party}Email`]}
            onChange={(email) => onChange({ [`${party}Email`]: email })}
          />
        </div>
      </div>
    </FormSection>
  )
}
