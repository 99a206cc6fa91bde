import { listed } from '../../../lib/text/listed.ts'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { zeroCategories } from '../core/invoice/invoice.ts'
import { optionFields } from '../core/invoice/sections.ts'
import { mayBeVatId } from '../core/payment/identifiers.ts'
import { memoByFields } from '../form/memo-by-fields.ts'
import { useTexts } from '../texts.ts'
import { OptionGroup } from './OptionGroup.tsx'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'

const fields = optionFields.tax

export const TaxOptions = memoByFields(() => fields, Group)

function Group({ invoice, onChange }: OptionsProps<(typeof fields)[number]>) {
  const { t, language } = useTexts()
  const { taxPerItem, pricesIncludeTax } = invoice
  const vatWarning = (id: string) => (id.trim() === '' || mayBeVatId(id) ? undefined : t.vatIdWrong)
  const set = [taxPerItem ? t.taxPerItemSet : '', pricesIncludeTax ? t.inclusiveSet : ''].filter(Boolean)
  return (
    <OptionGroup group="tax" title={t.taxGroup} summary={listed(set, language)}>
      <SwitchField
        label={t.taxPerItem}
        hint={t.taxPerItemHint}
        checked={taxPerItem}
        onChange={(on) => onChange({ taxPerItem: on })}
      />
      <SwitchField
        label={t.inclusive}
        hint={t.inclusiveHint}
        checked={pricesIncludeTax}
        onChange={(on) => onChange({ pricesIncludeTax: on })}
      />
      <TextField
        concurrent
        label={t.taxName}
        hint={t.taxNameHint}
        autoComplete="off"
        maxLength={30}
        value={invoice.taxName}
        onChange={(taxName) => onChange({ taxName })}
      />
      <div className={styles.pair}>
        <TextField
          concurrent
          label={t.companyVatId}
          autoComplete="off"
          spellCheck={false}
          value={invoice.companyVatId}
          warning={vatWarning(invoice.companyVatId)}
          onChange={(companyVatId) => onChange({ companyVatId })}
        />
        <TextField
          concurrent
          label={t.clientVatId}
          autoComplete="off"
          spellCheck={false}
          value={invoice.clientVatId}
          warning={vatWarning(invoice.clientVatId)}
          onChange={(clientVatId) => onChange({ clientVatId })}
        />
      </div>
      <TextField
        concurrent
        label={t.companyTaxNumber}
        hint={t.companyTaxNumberHint}
        autoComplete="off"
        spellCheck={false}
        value={invoice.companyTaxNumber}
        onChange={(companyTaxNumber) => onChange({ companyTaxNumber })}
      />
      <SelectField
        label={t.zeroCategory}
        value={invoice.zeroCategory}
        options={zeroCategories.map((value) => ({ value, label: t.zeroCategories[value] }))}
        onChange={(zeroCategory) => onChange({ zeroCategory })}
      />
      {invoice.zeroCategory === 'Z' ? null : (
        <TextField
          concurrent
          label={t.exemptionReason}
          hint={invoice.zeroCategory === 'E' ? t.exemptionNeeded : t.exemptionDefault}
          value={invoice.exemptionReason}
          onChange={(exemptionReason) => onChange({ exemptionReason })}
        />
      )}
    </OptionGroup>
  )
}
