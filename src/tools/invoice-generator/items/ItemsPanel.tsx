import { ChevronLeft, ChevronRight, Plus } from 'lucide'
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import { type ItemChange, maxItems, withItem, withoutItem } from '../core/invoice/items.ts'
import styles from '../form/Form.module.css'
import { memoByFields } from '../form/memo-by-fields.ts'
import { FormSection } from '../sections/FormSection.tsx'
import type { FormSections } from '../sections/use-form-sections.ts'
import { useTexts } from '../texts.ts'
import { ItemFields } from './ItemFields.tsx'

const fields = ['items', 'currency', 'taxPerItem', 'taxRate', 'discountPerItem'] as const

type ItemsPanelProps = Pick<FormSections, 'showItem' | 'focusRow'> & {
  readonly summary: string
  readonly invoice: Pick<Invoice, (typeof fields)[number]>
  readonly amounts: Amounts
  /** The id of the item whose fields are shown. */
  readonly opened: string | undefined
  /** Must be the same function at every render, or every item would render at each keystroke. */
  readonly onChange: (change: (invoice: Invoice) => Invoice) => void
  /** Adds an item and shows its fields. */
  readonly onAdd: () => void
}

/** Items per page; more would make typing slow. */
const atOnce = 20

export const ItemsPanel = memoByFields(() => fields, Panel)

function Panel({ summary, invoice, amounts, opened, onChange, onAdd, showItem, focusRow }: ItemsPanelProps) {
  const { t, language } = useTexts()
  const [wanted, setWanted] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const count = invoice.items.length
  const lastPage = Math.ceil(count / atOnce) - 1
  const page = Math.min(wanted, lastPage)
  // Rendering all rows of another page at once would block the page, so they are added in steps.
  const first = Math.min(useDeferredValue(page), lastPage) * atOnce
  const number = (value: number) => formatsFor(language).number({ units: BigInt(value), scale: 0 })
  const change = useCallback(
    (id: string, part: ItemChange) => onChange((now) => withItem(now, id, part)),
    [onChange],
  )
  const itemShown = useEffectEvent((id: string | undefined) => {
    const at = invoice.items.findIndex((item) => item.id === id)
    if (at >= 0) setWanted(Math.floor(at / atOnce))
  })
  useEffect(() => itemShown(opened), [opened])
  const toggleItem = useEffectEvent((id: string) => showItem(opened === id ? undefined : id))
  const toggle = useCallback((id: string) => toggleItem(id), [])
  const removeItem = useEffectEvent((id: string) => {
    const at = invoice.items.findIndex((item) => item.id === id)
    const neighbour = invoice.items[at + 1] ?? invoice.items[at - 1]
    flushSync(() => {
      onChange((now) => withoutItem(now, id))
      showItem(neighbour?.id)
    })
    // The line of the item that took its place; a single item has none.
    const row = list.current?.querySelector(`[data-item="${CSS.escape(neighbour?.id ?? '')}"]`)
    const line = row?.querySelector<HTMLElement>('[aria-expanded]') ?? addButton.current
    line?.focus()
  })
  const remove = useCallback((id: string) => removeItem(id), [])
  return (
    <FormSection section="items" title={t.items} summary={summary}>
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
      <ol ref={list} className={styles.items} start={first + 1}>
        {amounts.items.slice(first, first + atOnce).map((read, index) => (
          <li
            key={read.item.id}
            ref={focusRow}
            className={styles.item}
            data-item={read.item.id}
            data-open={count > 1 && read.item.id === opened ? '' : undefined}
          >
            <ItemFields
              currency={invoice.currency}
              decimals={amounts.decimals}
              read={read}
              position={number(first + index + 1)}
              defaultTaxRate={invoice.taxPerItem ? invoice.taxRate : undefined}
              hasDiscount={invoice.discountPerItem}
              removable={count > 1}
              isOpen={count === 1 || read.item.id === opened}
              foldable={count > 1}
              onToggle={toggle}
              onChange={change}
              onRemove={remove}
            />
          </li>
        ))}
      </ol>
      <Button ref={addButton} disabled={count >= maxItems} onClick={onAdd}>
        <Icon of={Plus} size={18} />
        {t.addItem}
      </Button>
      {count >= maxItems ? <p className={styles.hint}>{t.maxItems(number(maxItems))}</p> : null}
    </FormSection>
  )
}
