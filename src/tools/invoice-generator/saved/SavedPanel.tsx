import { Copy, Trash2 } from 'lucide'
import { memo, useMemo, useState } from 'react'
import type { HistoryEntry } from '../../../platform/storage/history/history-record.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useUndo } from '../../../ui/feedback/undo/use-undo.ts'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { readAmounts } from '../core/amounts/amounts.ts'
import { withDecimalSeparator } from '../core/amounts/decimal-separator.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import { decimalSeparators } from '../core/invoice/document-languages.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import { matches } from '../core/saved/saved.ts'
import { isDay } from '../core/text/texts.ts'
import { useTexts } from '../texts.ts'
import { ImportExport } from './ImportExport.tsx'
import styles from './SavedPanel.module.css'
import { saved, useEntries } from './saved.ts'

type SavedPanelProps = {
  readonly onOpen: (invoice: Invoice) => void
  readonly onDuplicate: (invoice: Invoice) => void
}

/** Rows shown at first; more on demand. */
const atOnce = 8

/** Every invoice for which a document was created on this device. */
export const SavedPanel = memo(Saved)

function Saved({ onOpen, onDuplicate }: SavedPanelProps) {
  const { t } = useTexts()
  const ui = useUiText()
  const entries = useEntries(saved.invoices)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(atOnce)
  const undo = useUndo(saved.invoices)
  const found = entries.filter(({ value }) => matches(value, search))
  const remove = (id: string) => undo.offer(saved.invoices.remove(id), t.savedRemoved)
  return (
    <Panel title={t.savedInvoices(entries.length)}>
      {entries.length > atOnce || search !== '' ? (
        <TextField
          label={t.search}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(text) => {
            setSearch(text)
            setShown(atOnce)
          }}
        />
      ) : null}
      {entries.length === 0 ? <p className={styles.hint}>{t.nothingSaved}</p> : null}
      {entries.length > 0 && found.length === 0 ? <p className={styles.hint}>{t.nothingFound}</p> : null}
      {found.length > 0 ? (
        <ul className={styles.list}>
          {found.slice(0, shown).map((entry) => (
            <SavedRow
              key={entry.id}
              entry={entry}
              onOpen={onOpen}
              onDuplicate={onDuplicate}
              onRemove={() => remove(entry.id)}
            />
          ))}
        </ul>
      ) : null}
      {found.length > shown ? (
        <Button variant="quiet" onClick={() => setShown(shown + 50)}>
          {t.showMore(found.length - shown)}
        </Button>
      ) : null}
      {undo.run ? (
        <p className={styles.hint}>
          {t.savedRemoved}{' '}
          <Button variant="quiet" onClick={undo.run}>
            {ui.undo}
          </Button>
        </p>
      ) : null}
      <ImportExport />
    </Panel>
  )
}

type SavedRowProps = SavedPanelProps & {
  readonly entry: HistoryEntry<Invoice>
  readonly onRemove: () => void
}

function SavedRow({ entry, onOpen, onDuplicate, onRemove }: SavedRowProps) {
  const { t, language } = useTexts()
  const invoice = entry.value
  const formats = formatsFor(language)
  const total = useMemo(() => {
    const mark = decimalSeparators[language]
    return readAmounts(withDecimalSeparator(invoice, mark), mark).total
  }, [invoice, language])
  const name = invoice.invoiceNumber.trim() || t.noNumber
  const details = [
    invoice.clientName.trim(),
    // Keeps a date on one line.
    isDay(invoice.invoiceDate) ? formats.day(invoice.invoiceDate).replaceAll(' ', '\u00a0') : '',
    formats.money(total, invoice.currency),
  ]
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={() => onOpen(invoice)}>
        <bdi className={styles.number}>{name}</bdi>
        <span className={styles.facts}>{details.filter(Boolean).join(' · ')}</span>
      </button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t.duplicateOf(name)}
        onClick={() => onDuplicate(invoice)}
      >
        <Icon of={Copy} size={18} />
      </Button>
      <Button variant="quiet" size="icon" aria-label={t.removeSaved(name)} onClick={onRemove}>
        <Icon of={Trash2} size={18} />
      </Button>
    </li>
  )
}
