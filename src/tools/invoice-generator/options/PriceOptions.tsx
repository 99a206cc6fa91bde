import { listed } from '../../../lib/text/listed.ts'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import { moneyLimits } from '../core/amounts/read-amount.ts'
import { optionFields } from '../core/invoice/sections.ts'
import { AmountField } from '../form/AmountField.tsx'
import { memoByFields } from '../form/memo-by-fields.ts'
import { DiscountField } from '../items/DiscountField.tsx'
import { useTexts } from '../texts.ts'
import { OptionGroup } from './OptionGroup.tsx'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'

const fields = [...optionFields.price, 'currency'] as const

type PriceOptionsProps = OptionsProps<(typeof fields)[number]> & { readonly amounts: Amounts }

export const PriceOptions = memoByFields(() => fields, Group)

function Group({ invoice, amounts, onChange }: PriceOptionsProps) {
  const { t, language } = useTexts()
  const { documentDiscount, shippingAmount } = amounts
  const money = (amount: bigint) => formatsFor(language).money(amount, invoice.currency)
  const set = [
    ...(amounts.discount > 0n ? [money(-amounts.discount)] : []),
    ...(amounts.shipping > 0n ? [t.shippingSet(money(amounts.shipping))] : []),
  ]
  return (
    <OptionGroup
      group="price"
      open={!documentDiscount.ok || !shippingAmount.ok}
      title={t.priceGroup}
      summary={listed(set, language)}
    >
      <SwitchField
        label={t.discountPerItem}
        hint={t.discountPerItemHint}
        checked={invoice.discountPerItem}
        onChange={(discountPerItem) => onChange({ discountPerItem })}
      />
      <div className={styles.pair}>
        <DiscountField
          label={t.documentDiscount}
          hint={t.discountHint}
          value={invoice.discount}
          read={documentDiscount}
          onChange={(discount) => onChange({ discount })}
        />
        <AmountField
          label={t.shipping}
          hint={t.shippingHint}
          value={invoice.shipping}
          read={shippingAmount}
          problems={t.amountProblem.shipping}
          step={{ units: 1n, scale: Math.min(2, amounts.decimals) }}
          limits={moneyLimits(amounts.decimals)}
          onChange={(shipping) => onChange({ shipping })}
        />
      </div>
    </OptionGroup>
  )
}
