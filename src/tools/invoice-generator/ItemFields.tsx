import { Trash2 } from 'lucide'
import type { Language } from '../../lib/i18n.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { AmountField } from './AmountField.tsx'
import type { ReadItem } from './core/amounts.ts'
import { formatsFor } from './core/formats.ts'
import type { Invoice, Item } from './core/invoice.ts'
import styles from './Form.module.css'
import type { Messages } from './messages.en.ts'

type ItemFieldsProps = {
  readonly t: Messages
  readonly language: Language
  readonly invoice: Invoice
  readonly decimals: number
  readonly read: ReadItem
  readonly position: string
  readonly onChange: (item: Item) => void
  readonly onRemove: () => void
}

/** One line of the invoice; tax rate and discount only where each item has its own. */
export function ItemFields({ t, language, invoice, decimals, read, position, ...on }: ItemFieldsProps) {
  const { item, quantity, price, taxRate, discount, total } = read
  const change = (part: Partial<Item>) => on.onChange({ ...item, ...part })
  return (
    <fieldset className={styles.itemFields}>
      <legend className={styles.hidden}>{t.itemOf(position)}</legend>
      <TextField
        className={styles.description}
        label={t.description}
        rows={1}
        value={item.description}
        onChange={(description) => change({ description })}
      />
      <AmountField
        label={t.quantity}
        language={language}
        value={item.quantity}
        read={quantity}
        problems={t.amountProblem.quantity}
        step={{ units: 1n, scale: 0 }}
        min={1n}
        max={999_999_999n}
        onChange={(text) => change({ quantity: text })}
      />
      <AmountField
        label={t.price}
        language={language}
        value={item.price}
        read={price}
        problems={t.amountProblem.price}
        step={{ units: 1n, scale: Math.min(2, decimals) }}
        min={0n}
        max={999_999_999_999n}
        onChange={(text) => change({ price: text })}
      />
      {invoice.taxPerItem ? (
        <AmountField
          label={t.itemTaxRate}
          language={language}
          value={item.taxRate}
          placeholder={invoice.taxRate}
          read={item.taxRate.trim() === '' ? { ok: true, value: { units: 0n, scale: 0 } } : taxRate}
          problems={t.amountProblem.taxRate}
          step={{ units: 1n, scale: 1 }}
          min={0n}
          max={100n}
          onChange={(text) => change({ taxRate: text })}
        />
      ) : null}
      {invoice.discountPerItem ? (
        <TextField
          label={t.discount}
          placeholder={t.discountExample}
          autoComplete="off"
          spellCheck={false}
          value={item.discount}
          error={discount.ok ? undefined : t.amountProblem.discount[discount.problem]}
          onChange={(text) => change({ discount: text })}
        />
      ) : null}
      <p className={styles.itemTotal}>
        <span className={styles.label}>{t.itemTotal}</span>{' '}
        <output className={styles.figure}>
          {total === undefined ? '–' : formatsFor(language).money(total, invoice.currency)}
        </output>
      </p>
      <Button
        variant="quiet"
        size="icon"
        className={styles.remove}
        aria-label={t.removeItem(position)}
        disabled={invoice.items.length === 1}
        onClick={on.onRemove}
      >
        <Icon of={Trash2} size={18} />
      </Button>
    </fieldset>
  )
}
