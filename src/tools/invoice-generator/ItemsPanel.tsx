import { Plus, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import type { Language } from '../../lib/i18n.ts'
import { formatMoney } from '../../lib/money/currency.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/panel/Panel.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { AmountField } from './AmountField.tsx'
import type { Amounts } from './core/amounts.ts'
import { type Invoice, withItem, withNewItem, withoutItem } from './core/invoice.ts'
import { locales } from './core/printed.ts'
import styles from './Form.module.css'
import type { Messages } from './messages.en.ts'

type ItemsPanelProps = {
  readonly t: Messages
  readonly language: Language
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly onChange: (invoice: Invoice) => void
}

export function ItemsPanel({ t, language, invoice, amounts, onChange }: ItemsPanelProps) {
  const [added, setAdded] = useState<string>()
  const addButton = useRef<HTMLButtonElement>(null)
  const add = () => {
    const [next, id] = withNewItem(invoice)
    setAdded(id)
    onChange(next)
  }
  const remove = (id: string) => {
    onChange(withoutItem(invoice, id))
    addButton.current?.focus()
  }
  return (
    <Panel title={t.items}>
      <ol className={styles.items}>
        {amounts.items.map(({ item, quantity, price, total }, index) => {
          const position = String(index + 1)
          return (
            <li key={item.id} ref={item.id === added ? focusFirstField : undefined} className={styles.item}>
              <fieldset className={styles.itemFields}>
                <legend className={styles.hidden}>{t.itemOf(position)}</legend>
                <TextField
                  className={styles.description}
                  label={t.description}
                  rows={1}
                  value={item.description}
                  onChange={(description) => onChange(withItem(invoice, { ...item, description }))}
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
                  onChange={(text) => onChange(withItem(invoice, { ...item, quantity: text }))}
                />
                <AmountField
                  label={t.price}
                  language={language}
                  value={item.price}
                  read={price}
                  problems={t.amountProblem.price}
                  step={{ units: 1n, scale: Math.min(2, amounts.decimals) }}
                  min={0n}
                  max={999_999_999_999n}
                  onChange={(text) => onChange(withItem(invoice, { ...item, price: text }))}
                />
                <p className={styles.itemTotal}>
                  <span className={styles.label}>{t.itemTotal}</span>{' '}
                  <output className={styles.figure}>
                    {total === undefined ? '–' : formatMoney(total, invoice.currency, locales[language])}
                  </output>
                </p>
                <Button
                  variant="quiet"
                  size="icon"
                  className={styles.remove}
                  aria-label={t.removeItem(position)}
                  disabled={invoice.items.length === 1}
                  onClick={() => remove(item.id)}
                >
                  <Icon of={Trash2} size={18} />
                </Button>
              </fieldset>
            </li>
          )
        })}
      </ol>
      <Button ref={addButton} onClick={add}>
        <Icon of={Plus} size={18} />
        {t.addItem}
      </Button>
    </Panel>
  )
}

/** The item that was just added takes the focus; called once, when its row is inserted. */
function focusFirstField(row: HTMLElement | null) {
  row?.querySelector('textarea')?.focus()
}
