import { useEffect, useMemo, useState } from 'react'
import type { Language } from '../../lib/i18n.ts'
import { SelectField } from '../../ui/select-field/SelectField.tsx'
import { SwitchField } from '../../ui/switch-field/SwitchField.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { countries } from './core/countries.ts'
import { locales } from './core/document-languages.ts'
import { type Party, zeroCategories } from './core/invoice.ts'
import type { EInvoiceState } from './e-invoice-state.ts'
import { OptionGroup } from './OptionGroup.tsx'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'

type EInvoiceOptionsProps = OptionsProps & { readonly eInvoice: EInvoiceState }

/** What an e-invoice needs beyond the form, and what of it is still missing. */
export function EInvoiceOptions({ t, language, invoice, onChange, eInvoice }: EInvoiceOptionsProps) {
  const options = useCountries(language, t.noCountry)
  const on = invoice.eInvoice
  const summary = on ? t.eMissing(eInvoice.problems.length) : ''
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
          autoComplete="off"
          value={invoice[`${party}PostCode`]}
          onChange={(postCode) => onChange({ [`${party}PostCode`]: postCode })}
        />
        <TextField
          label={t.city}
          autoComplete="off"
          value={invoice[`${party}City`]}
          onChange={(city) => onChange({ [`${party}City`]: city })}
        />
      </div>
    </fieldset>
  )
  return (
    <OptionGroup title={t.eInvoiceGroup} summary={summary}>
      <SwitchField
        label={t.eInvoice}
        hint={t.eInvoiceHint}
        checked={on}
        onChange={(checked) => onChange({ eInvoice: checked })}
      />
      {on ? (
        <>
          {place('company')}
          {place('client')}
          <SelectField
            label={t.zeroCategory}
            value={invoice.zeroCategory}
            options={zeroCategories.map((value) => ({ value, label: t.zeroCategories[value] }))}
            onChange={(zeroCategory) => onChange({ zeroCategory })}
          />
          {invoice.zeroCategory === 'Z' ? null : (
            <TextField
              label={t.exemptionReason}
              hint={invoice.zeroCategory === 'E' ? t.exemptionNeeded : t.exemptionUsual}
              value={invoice.exemptionReason}
              onChange={(exemptionReason) => onChange({ exemptionReason })}
            />
          )}
          <div className={styles.pair}>
            <TextField
              label={t.deliveryDate}
              type="date"
              value={invoice.deliveryDate}
              onChange={(deliveryDate) => onChange({ deliveryDate })}
            />
            <TextField
              label={t.buyerReference}
              hint={t.buyerReferenceHint}
              autoComplete="off"
              value={invoice.buyerReference}
              onChange={(buyerReference) => onChange({ buyerReference })}
            />
          </div>
          {eInvoice.problems.length > 0 ? (
            <div>
              <p className={styles.label}>{t.eMissing(eInvoice.problems.length)}</p>
              <ul className={styles.problems}>
                {eInvoice.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </div>
          ) : null}
        </>
      ) : null}
    </OptionGroup>
  )
}

/** Names differ between browsers and the prerendering machine, so they come when the page lives. */
function useCountries(language: Language, none: string) {
  const [names, setNames] = useState<Intl.DisplayNames>()
  useEffect(() => setNames(new Intl.DisplayNames(locales[language], { type: 'region' })), [language])
  return useMemo(() => {
    const named = countries.map((value) => ({ value, label: names?.of(value) ?? value }))
    const order = new Intl.Collator(language)
    return [{ value: '', label: none }, ...named.toSorted((a, b) => order.compare(a.label, b.label))]
  }, [names, language, none])
}
