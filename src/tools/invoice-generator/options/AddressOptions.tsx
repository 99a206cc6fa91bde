import { useMemo, useState } from 'react'
import type { Language } from '../../../lib/text/i18n.ts'
import { listed } from '../../../lib/text/listed.ts'
import { type Option, SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { countries } from '../core/invoice/countries.ts'
import { locales } from '../core/invoice/document-languages.ts'
import type { Party } from '../core/invoice/invoice.ts'
import { optionFields } from '../core/invoice/sections.ts'
import { memoByFields } from '../form/memo-by-fields.ts'
import { useTexts } from '../texts.ts'
import { OptionGroup } from './OptionGroup.tsx'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'

const fields = optionFields.address

/** Post code, city and country of both parties, which e-invoices need; printed if the address lacks them. */
export const AddressOptions = memoByFields(() => fields, Group)

function Group({ invoice, onChange }: OptionsProps<(typeof fields)[number]>) {
  const { t, language } = useTexts()
  const chosen = [...new Set([invoice.companyCountry, invoice.clientCountry])].filter(Boolean)
  const [isOpened, setOpened] = useState(false)
  const countryOptions = useCountries(language, isOpened)
  const options = [
    { value: '', label: t.noCountry },
    ...(countryOptions ?? chosen.map((value) => ({ value, label: value }))),
  ]
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
          concurrent
          label={t.postCode}
          autoComplete={party === 'company' ? 'postal-code' : 'off'}
          value={invoice[`${party}PostCode`]}
          onChange={(postCode) => onChange({ [`${party}PostCode`]: postCode })}
        />
        <TextField
          concurrent
          label={t.city}
          autoComplete={party === 'company' ? 'address-level2' : 'off'}
          value={invoice[`${party}City`]}
          onChange={(city) => onChange({ [`${party}City`]: city })}
        />
      </div>
    </fieldset>
  )
  return (
    <OptionGroup
      group="address"
      title={t.addressGroup}
      summary={listed(chosen, language)}
      onOpen={() => setOpened(true)}
    >
      <p className={styles.hint}>{t.addressHint}</p>
      {place('company')}
      {place('client')}
    </OptionGroup>
  )
}

/**
 * All countries by name, once they are asked for: 500 options are half of the page's elements, and the first focus of any
 * field would compute their styles, as the browser looks for fields to fill in. Not prerendered, as names differ between
 * browsers and the prerendering machine.
 */
function useCountries(language: Language, isOpened: boolean): readonly Option<string>[] | undefined {
  return useMemo(() => {
    if (!isOpened) return undefined
    const names = new Intl.DisplayNames(locales[language], { type: 'region' })
    const named = countries.map((value) => ({ value, label: names.of(value) ?? value }))
    const order = new Intl.Collator(language)
    return named.toSorted((a, b) => order.compare(a.label, b.label))
  }, [isOpened, language])
}
