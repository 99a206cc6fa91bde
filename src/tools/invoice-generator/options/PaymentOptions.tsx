import { isIban } from '../../../lib/money/payment/iban.ts'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { optionFields } from '../core/invoice/sections.ts'
import { isBic } from '../core/payment/identifiers.ts'
import { memoByFields } from '../form/memo-by-fields.ts'
import { useTexts } from '../texts.ts'
import { OptionGroup } from './OptionGroup.tsx'
import type { OptionsProps } from './options-props.ts'

const fields = [...optionFields.payment, 'paymentCode', 'currency'] as const

export const PaymentOptions = memoByFields(() => fields, Group)

function Group({ invoice, onChange }: OptionsProps<(typeof fields)[number]>) {
  const { t } = useTexts()
  const iban = invoice.iban.replace(/\s/g, '').toUpperCase()
  const bic = invoice.bic.replace(/\s/g, '').toUpperCase()
  return (
    <OptionGroup group="payment" title={t.paymentGroup} summary={invoice.iban.trim()}>
      <TextField
        concurrent
        label={t.accountHolder}
        hint={t.accountHolderHint}
        autoComplete="off"
        value={invoice.accountHolder}
        onChange={(accountHolder) => onChange({ accountHolder })}
      />
      <TextField
        concurrent
        label="IBAN"
        autoComplete="off"
        spellCheck={false}
        value={invoice.iban}
        error={iban === '' || isIban(iban) ? undefined : t.ibanWrong}
        onChange={(text) => onChange({ iban: text })}
      />
      <TextField
        concurrent
        label="BIC"
        autoComplete="off"
        spellCheck={false}
        value={invoice.bic}
        warning={bic === '' || isBic(bic) ? undefined : t.bicWrong}
        onChange={(bic) => onChange({ bic })}
      />
      <TextField
        concurrent
        label={t.paymentDetails}
        hint={t.paymentDetailsHint}
        rows={3}
        value={invoice.paymentDetails}
        onChange={(paymentDetails) => onChange({ paymentDetails })}
      />
      <SwitchField
        label={t.paymentCode}
        hint={invoice.currency === 'EUR' ? t.paymentCodeHint : t.paymentCodeEuro}
        checked={invoice.paymentCode}
        onChange={(on) => onChange({ paymentCode: on })}
      />
    </OptionGroup>
  )
}
