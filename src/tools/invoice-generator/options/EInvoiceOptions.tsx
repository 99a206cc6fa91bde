import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { optionFields } from '../core/invoice/sections.ts'
import type { EInvoiceState } from '../document/e-invoice-state.ts'
import { memoByFields } from '../form/memo-by-fields.ts'
import { useTexts } from '../texts.ts'
import { OptionGroup } from './OptionGroup.tsx'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'

const fields = optionFields.eInvoice

type EInvoiceOptionsProps = OptionsProps<(typeof fields)[number]> & { readonly eInvoice: EInvoiceState }

/** The e-invoice switch, and what is still missing. */
export const EInvoiceOptions = memoByFields(() => fields, Group)

function Group({ invoice, onChange, eInvoice }: EInvoiceOptionsProps) {
  const { t } = useTexts()
  const { problems } = eInvoice
  return (
    <OptionGroup
      group="eInvoice"
      title={t.eInvoiceGroup}
      summary={invoice.eInvoice ? t.eMissing(problems.length) : ''}
    >
      <SwitchField
        label={t.eInvoice}
        hint={t.eInvoiceHint}
        checked={invoice.eInvoice}
        onChange={(checked) => onChange({ eInvoice: checked })}
      />
      {problems.length > 0 ? (
        <div>
          <p className={styles.label}>{t.eMissing(problems.length)}</p>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </OptionGroup>
  )
}
