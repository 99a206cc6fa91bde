import { SwitchField } from '../../ui/switch-field/SwitchField.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { OptionGroup } from './OptionGroup.tsx'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'

export function TaxOptions({ t, invoice, onChange }: OptionsProps) {
  const { taxPerItem, pricesIncludeTax } = invoice
  const set = [taxPerItem ? t.taxPerItemSet : '', pricesIncludeTax ? t.inclusiveSet : ''].filter(Boolean)
  return (
    <OptionGroup title={t.taxGroup} summary={set.join(', ')}>
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
        label={t.taxName}
        hint={t.taxNameHint}
        autoComplete="off"
        maxLength={30}
        value={invoice.taxName}
        onChange={(taxName) => onChange({ taxName })}
      />
      <div className={styles.pair}>
        <TextField
          label={t.companyVatId}
          autoComplete="off"
          spellCheck={false}
          value={invoice.companyVatId}
          onChange={(companyVatId) => onChange({ companyVatId })}
        />
        <TextField
          label={t.clientVatId}
          autoComplete="off"
          spellCheck={false}
          value={invoice.clientVatId}
          onChange={(clientVatId) => onChange({ clientVatId })}
        />
      </div>
      <TextField
        label={t.companyTaxNumber}
        hint={t.companyTaxNumberHint}
        autoComplete="off"
        spellCheck={false}
        value={invoice.companyTaxNumber}
        onChange={(companyTaxNumber) => onChange({ companyTaxNumber })}
      />
    </OptionGroup>
  )
}
