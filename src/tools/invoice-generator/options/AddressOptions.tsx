import { useEffect, useMemo, useState } from 'react'
import type { Language } from '../../../lib/text/i18n.ts'
import { listed } from '../../../lib/text/listed.ts'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { countries } from '../core/invoice/countries.ts'
import { locales } from '../core/invoice/document-languages.ts'
import type { Party } from '../core/invoice/invoice.ts'
import { useTexts } from '../texts.ts'
import { OptionGroup } from './OptionGroup.tsx'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'

/** Post code, city and country of both parties, which e-invoices need; printed if the address lacks them. */
export function AddressOptions({ invoice, onChange }: OptionsProps) {
  const { t, language } = useTexts()
  const options = useCountries(language, t.noCountry)
  const chosen = [invoice.companyCountry, invoice.clientCountry].filter(Boolean)
  const place = (party: Party) => (
    <fieldset className={styles.place}>
      <legend className={styles.label}>{t[party]}</legend>
      <SelectField
        label={t.country}
        value={invoice[`${party}Country`]}
        options={options}
        onChange={(country) => onChange({ [`${party}Country`]: country })}
      />
      <div className={styles.pair}>
        <TextField
          label={t.postCode}
          autoComplete={party === 'company' ? 'postal-code' : 'off'}
          value={invoice[`${party}PostCode`]}
          onChange={(postCode) => onChange({ [`${party}PostCode`]: postCode })}
        />
        <TextField
          label={t.city}
          autoComplete={party === 'company' ? 'address-level2' : 'off'}
          value={invoice[`${party}City`]}
          onChange={(city) => onChange({ [`${party}City`]: city })}
        />
      </div>
    </fieldset>
  )
  return (
    <OptionGroup group="address" title={t.addressGroup} summary={listed(chosen, language)}>
      <p className={styles.hint}>{t.addressHint}</p>
      {place('company')}
      {place('client')}
    </OptionGroup>
  )
}

/** Country names differ between browsers and the prerendering machine, so they are added after hydration. */
function useCountries(language: Language, none: string) {
  const [names, setNames] = useState<Intl.DisplayNames>()
  useEffect(() => setNames(new Intl.DisplayNames(locales[language], { type: 'region' })), [language])
  return useMemo(() => {
    const named = countries.map((value) => ({ value, label: names?.of(value) ?? value }))
    const order = new Intl.Collator(language)
    return [{ value: '', label: none }, ...named.toSorted((a, b) => order.compare(a.label, b.label))]
  }, [names, language, none])
}
