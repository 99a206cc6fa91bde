import { ChevronLeft, ChevronRight, Plus } from 'lucide'
import { useRef, useState } from 'react'
import type { Language } from '../../lib/i18n.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/panel/Panel.tsx'
import type { Amounts } from './core/amounts.ts'
import { formatsFor } from './core/formats.ts'
import { type Invoice, mostItems, withItem, withNewItem, withoutItem } from './core/invoice.ts'
import styles from './Form.module.css'
import { ItemFields } from './ItemFields.tsx'
import type { Messages } from './messages.en.ts'

type ItemsPanelProps = {
  readonly t: Messages
  readonly language: Language
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly onChange: (invoice: Invoice) => void
}

/** So many items have fields at once; more would make typing slow. */
const atOnce = 40

export function ItemsPanel({ t, language, invoice, amounts, onChange }: ItemsPanelProps) {
  const [added, setAdded] = useState<string>()
  const [wanted, setWanted] = useState(0)
  const addButton = useRef<HTMLButtonElement>(null)
  const count = invoice.items.length
  const lastPage = Math.ceil(count / atOnce) - 1
  const page = Math.min(wanted, lastPage)
  const first = page * atOnce
  const number = (value: number) => formatsFor(language).number({ units: BigInt(value), scale: 0 })
  const add = () => {
    const [next, id] = withNewItem(invoice)
    setAdded(id)
    setWanted(Math.floor(count / atOnce))
    onChange(next)
  }
  const remove = (id: string) => {
    onChange(withoutItem(invoice, id))
    addButton.current?.focus()
  }
  return (
    <Panel title={t.items}>
      {lastPage > 0 ? (
        <nav className={styles.pager} aria-label={t.items}>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t.previousItems}
            disabled={page === 0}
            onClick={() => setWanted(page - 1)}
          >
            <Icon of={ChevronLeft} size={20} />
          </Button>
          <span>
            {t.itemsShown(number(first + 1), number(Math.min(first + atOnce, count)), number(count))}
          </span>
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
              t={t}
              language={language}
              invoice={invoice}
              decimals={amounts.decimals}
              read={read}
              position={number(first + index + 1)}
              onChange={(item) => onChange(withItem(invoice, item))}
              onRemove={() => remove(read.item.id)}
            />
          </li>
        ))}
      </ol>
      <Button ref={addButton} disabled={count >= mostItems} onClick={add}>
        <Icon of={Plus} size={18} />
        {t.addItem}
      </Button>
      {count >= mostItems ? <p className={styles.hint}>{t.mostItems(number(mostItems))}</p> : null}
    </Panel>
  )
}

/** The item that was just added takes the focus; called once, when its row is inserted. */
function focusFirstField(row: HTMLElement | null) {
  row?.querySelector('textarea')?.focus()
}
