import { Trash2, TriangleAlert } from 'lucide'
import { memo, useId } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { ReadItem } from '../core/amounts/amounts.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import { percentLimits, priceLimits, quantityLimits } from '../core/amounts/read-amount.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import type { ItemChange } from '../core/invoice/items.ts'
import { isWrongItem } from '../core/invoice/sections.ts'
import { units } from '../core/invoice/units.ts'
import { oneLine } from '../core/text/texts.ts'
import { AmountField } from '../form/AmountField.tsx'
import styles from '../form/Form.module.css'
import { useTexts } from '../texts.ts'
import { DiscountField } from './DiscountField.tsx'

type ItemFieldsProps = {
  readonly currency: Invoice['currency']
  readonly decimals: number
  readonly read: ReadItem
  readonly position: string
  /** The invoice's rate, if each item may have its own. */
  readonly defaultTaxRate: string | undefined
  readonly hasDiscount: boolean
  readonly removable: boolean
  /** Whether its fields are shown; a folded item is one line. */
  readonly isOpen: boolean
  /** Whether there is a line to fold it to: a single item is always open. */
  readonly foldable: boolean
  readonly onToggle: (id: string) => void
  readonly onChange: (id: string, change: ItemChange) => void
  readonly onRemove: (id: string) => void
}

/** One item of the invoice, rendered only if it has changed. */
export const ItemFields = memo(Fields)

function Fields({ currency, decimals, read, position, ...props }: ItemFieldsProps) {
  const { t, language } = useTexts()
  const totalId = useId()
  const { item, quantity, price, taxRate, discount, total } = read
  const change = (part: ItemChange) => props.onChange(item.id, part)
  const sum = total === undefined ? '–' : formatsFor(language).money(total, currency)
  const line = props.foldable ? (
    <button
      type="button"
      className={styles.itemLine}
      aria-expanded={props.isOpen}
      onClick={() => props.onToggle(item.id)}
    >
      <span className={styles.itemName}>{oneLine(item.description) || t.itemOf(position)}</span>
      {isWrongItem(read) ? (
        <span className={styles.itemWrong}>
          <Icon of={TriangleAlert} size={16} />
          <span className={styles.hidden}>{t.sectionWrong}</span>
        </span>
      ) : null}
      <span className={styles.figure}>{sum}</span>
    </button>
  ) : null
  if (!props.isOpen) return line
  const fields = (
    <fieldset className={styles.itemFields}>
      <legend className={styles.hidden}>{t.itemOf(position)}</legend>
      <TextField
        concurrent
        className={styles.description}
        label={t.description}
        rows={1}
        value={item.description}
        onChange={(description) => change({ description })}
      />
      <div className={styles.amounts}>
        <AmountField
          label={t.quantity}
          value={item.quantity}
          read={quantity}
          problems={item.unit === '' ? t.amountProblem.quantity : t.amountProblem.dividedQuantity}
          step={{ units: 1n, scale: 0 }}
          limits={quantityLimits(item.unit)}
          onChange={(text) => change({ quantity: text })}
        />
        <SelectField
          label={t.unit}
          value={item.unit}
          options={units.map((value) => ({ value, label: t.units[value] }))}
          onChange={(unit) => change({ unit })}
        />
        <AmountField
          label={t.price}
          value={item.price}
          read={price}
          problems={t.amountProblem.price}
          step={{ units: 1n, scale: Math.min(2, decimals) }}
          limits={priceLimits}
          onChange={(text) => change({ price: text })}
        />
        {props.defaultTaxRate === undefined ? null : (
          <AmountField
            label={t.itemTaxRate}
            value={item.taxRate}
            placeholder={props.defaultTaxRate}
            read={item.taxRate.trim() === '' ? { ok: true, value: { units: 0n, scale: 0 } } : taxRate}
            problems={t.amountProblem.taxRate}
            step={{ units: 1n, scale: 1 }}
            limits={percentLimits}
            onChange={(text) => change({ taxRate: text })}
          />
        )}
        {props.hasDiscount ? (
          <DiscountField
            label={t.discount}
            placeholder={t.discountExample}
            value={item.discount}
            read={discount}
            onChange={(text) => change({ discount: text })}
          />
        ) : null}
      </div>
      <div className={styles.itemFoot}>
        <p className={styles.itemTotal}>
          <span id={totalId} className={styles.label}>
            {t.itemTotal}
          </span>{' '}
          <output aria-labelledby={totalId} className={styles.figure}>
            {sum}
          </output>
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t.removeItem(position)}
          disabled={!props.removable}
          onClick={() => props.onRemove(item.id)}
        >
          <Icon of={Trash2} size={18} />
        </Button>
      </div>
    </fieldset>
  )
  return (
    <>
      {line}
      {fields}
    </>
  )
}
