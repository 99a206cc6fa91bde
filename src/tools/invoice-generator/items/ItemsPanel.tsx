import { ChevronLeft, ChevronRight, Plus } from 'lucide'
import { useCallback, useDeferredValue, useRef, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import type { Invoice, Item } from '../core/invoice/invoice.ts'
import { maxItems, withItem, withNewItem, withoutItem } from '../core/invoice/items.ts'
import styles from '../form/Form.module.css'
import { useTexts } from '../texts.ts'
import { ItemFields } from './ItemFields.tsx'

type ItemsPanelProps = {
  readonly invoice: Invoice
  readonly amounts: Amounts
  /** Must be the same function at every render, or every item would render at each keystroke. */
  readonly onChange: (change: (invoice: Invoice) => Invoice) => void
}

/** Items per page; more would make typing slow. */
const atOnce = 20

export function ItemsPanel({ invoice, amounts, onChange }: ItemsPanelProps) {
  const { t, language } = useTexts()
  const [added, setAdded] = useState<string>()
  const [wanted, setWanted] = useState(0)
  const addButton = useRef<HTMLButtonElement>(null)
  const count = invoice.items.length
  const lastPage = Math.ceil(count / atOnce) - 1
  const page = Math.min(wanted, lastPage)
  // Rendering all rows of another page at once would block the page, so they are added in steps.
  const first = Math.min(useDeferredValue(page), lastPage) * atOnce
  const number = (value: number) => formatsFor(language).number({ units: BigInt(value), scale: 0 })
  const add = () => {
    const [next, id] = withNewItem(invoice)
    setAdded(id)
    setWanted(Math.floor(count / atOnce))
    onChange(() => next)
  }
  const change = useCallback((item: Item) => onChange((now) => withItem(now, item)), [onChange])
  const remove = useCallback(
    (id: string) => {
      onChange((now) => withoutItem(now, id))
      addButton.current?.focus()
    },
    [onChange],
  )
  return (
    <Panel title={t.items}>
      {lastPage > 0 ? (
        <nav className={styles.pager} aria-label={t.items}>
          <SelectField
            label={t.itemsShownLabel}
            value={String(page)}
            options={Array.from({ length: lastPage + 1 }, (_, at) => ({
              value: String(at),
              label: t.itemsShown(
                number(at * atOnce + 1),
                number(Math.min((at + 1) * atOnce, count)),
                number(count),
              ),
            }))}
            onChange={(value) => setWanted(Number(value))}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={t.previousItems}
            disabled={page === 0}
            onClick={() => setWanted(page - 1)}
          >
            <Icon of={ChevronLeft} size={20} />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t.nextItems}
            disabled={page === lastPage}
            onClick={() => setWanted(page + 1)}
          >
            <Icon of={ChevronRight} size={20} />
          </Button>
        </nav>
      ) : null}
      <ol className={styles.items} start={first + 1}>
        {amounts.items.slice(first, first + atOnce).map((read, index) => (
          <li
            key={read.item.id}
            ref={read.item.id === added ? focusFirstField : undefined}
            className={styles.item}
          >
            <ItemFields
              currency={invoice.currency}
              decimals={amounts.decimals}
              read={read}
              position={number(first + index + 1)}
              defaultTaxRate={invoice.taxPerItem ? invoice.taxRate : undefined}
              hasDiscount={invoice.discountPerItem}
              removable={count > 1}
              onChange={change}
              onRemove={remove}
            />
          </li>
        ))}
      </ol>
      <Button ref={addButton} disabled={count >= maxItems} onClick={add}>
        <Icon of={Plus} size={18} />
        {t.addItem}
      </Button>
      {count >= maxItems ? <p className={styles.hint}>{t.maxItems(number(maxItems))}</p> : null}
    </Panel>
  )
}

/** Focuses the item that was just added; called once, when its row is inserted. */
function focusFirstField(row: HTMLElement | null) {
  row?.querySelector('textarea')?.focus()
}
