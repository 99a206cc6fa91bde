import { listed } from '../../../lib/text/listed.ts'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { isWrongDay } from '../core/invoice/days.ts'
import { optionFields } from '../core/invoice/sections.ts'
import { DayField } from '../form/DayField.tsx'
import { memoByFields } from '../form/memo-by-fields.ts'
import { useTexts } from '../texts.ts'
import { OptionGroup } from './OptionGroup.tsx'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'

const fields = optionFields.delivery

/** Delivery date and the client's order reference. */
export const DeliveryOptions = memoByFields(() => fields, Group)

function Group({ invoice, onChange }: OptionsProps<(typeof fields)[number]>) {
  const { t, language } = useTexts()
  const set = [invoice.deliveryDate, invoice.buyerReference.trim()].filter(Boolean)
  return (
    <OptionGroup
      group="delivery"
      open={isWrongDay(invoice.deliveryDate)}
      title={t.deliveryGroup}
      summary={listed(set, language)}
    >
      <div className={styles.pair}>
        <DayField
          label={t.deliveryDate}
          value={invoice.deliveryDate}
          onChange={(deliveryDate) => onChange({ deliveryDate })}
        />
        <TextField
          concurrent
          label={t.buyerReference}
          hint={t.buyerReferenceHint}
          autoComplete="off"
          value={invoice.buyerReference}
          onChange={(buyerReference) => onChange({ buyerReference })}
        />
      </div>
    </OptionGroup>
  )
}
