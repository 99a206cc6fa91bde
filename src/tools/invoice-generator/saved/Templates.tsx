import { BookmarkPlus, Plus, Trash2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { History } from '../../../platform/storage/history/history.ts'
import type { HistoryEntry } from '../../../platform/storage/history/history-record.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { useUndo } from '../../../ui/feedback/undo/use-undo.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { formatsFor } from '../core/amounts/formats.ts'
import type { Invoice, Item } from '../core/invoice/invoice.ts'
import { maxItems } from '../core/invoice/items.ts'
import { companyTemplate, itemTemplate, withCompany, withItemTemplate } from '../core/saved/saved.ts'
import { OptionGroup } from '../options/OptionGroup.tsx'
import { useTexts } from '../texts.ts'
import styles from './SavedPanel.module.css'
import { type SavedEntry, saved, useEntries } from './saved.ts'
import { UndoNote } from './UndoNote.tsx'

type TemplatesProps = {
  readonly invoice: Invoice
  /** The present invoice, of which the page may not show the last key yet. */
  readonly current: () => Invoice
  readonly onChange: (change: (invoice: Invoice) => Invoice) => void
}

const isDescribed = ({ description }: Item) => description.trim() !== ''

/** Templates of companies and items, filled in with one click. */
export function Templates({ invoice, current, onChange }: TemplatesProps) {
  const { t, language } = useTexts()
  const announce = useAnnounce()
  const companies = useEntries(saved.companies)
  const items = useEntries(saved.items)
  const [said, setSaid] = useState('')
  const [replacing, setReplacing] = useState<readonly SavedEntry[]>([])
  const say = (text: string, entries: readonly SavedEntry[]) => {
    const replaced = entries.reduce((sum, entry) => sum + entry.replaced, 0)
    const whole = replaced > 0 ? `${text} ${t.templatesReplaced(replaced)}` : text
    setSaid(whole)
    setReplacing(entries.filter((entry) => entry.replaced > 0))
    announce(whole)
  }
  return (
    <OptionGroup title={t.templates} summary={t.templateCount(companies.length + items.length)}>
      <p className={styles.hint}>{t.templatesHint}</p>
      <TemplateList
        title={t.companyTemplates}
        history={saved.companies}
        entries={companies}
        nameOf={({ companyName }) => companyName}
        fillLabel={t.useCompany}
        onUse={(template) => onChange((now) => withCompany(now, template))}
      />
      <Button
        disabled={invoice.companyName.trim() === ''}
        onClick={() => say(t.companySaved, [saved.saveCompany(companyTemplate(current()))])}
      >
        <Icon of={BookmarkPlus} size={18} />
        {t.saveCompany}
      </Button>
      <TemplateList
        title={t.itemTemplates}
        history={saved.items}
        entries={items}
        nameOf={({ description }) => description}
        fillLabel={t.useItem}
        onUse={(template) => {
          if (current().items.length < maxItems) onChange((now) => withItemTemplate(now, template))
          else say(t.maxItems(formatsFor(language).number({ units: BigInt(maxItems), scale: 0 })), [])
        }}
      />
      <Button
        disabled={!invoice.items.some(isDescribed)}
        onClick={() => {
          const { items, mark } = current()
          say(
            t.itemsSaved,
            items.filter(isDescribed).map((item) => saved.saveItem(itemTemplate(item, mark))),
          )
        }}
      >
        <Icon of={BookmarkPlus} size={18} />
        {t.saveItems}
      </Button>
      <UndoNote
        text={said}
        label={t.restoreEarlier}
        onUndo={
          replacing.length > 0
            ? () => {
                for (const { restore } of replacing) restore()
                say(t.bothSaved, [])
              }
            : undefined
        }
      />
    </OptionGroup>
  )
}

type TemplateListProps<T> = {
  readonly title: ReactNode
  readonly history: History<T>
  readonly entries: readonly HistoryEntry<T>[]
  readonly nameOf: (template: T) => string
  readonly fillLabel: (name: string) => string
  readonly onUse: (template: T) => void
}

function TemplateList<T>({ title, history, entries, nameOf, fillLabel, onUse }: TemplateListProps<T>) {
  const { t } = useTexts()
  const ui = useUiText()
  const undo = useUndo(history)
  return (
    <div>
      <p className={styles.title}>{title}</p>
      {entries.length > 0 ? (
        <ul className={styles.list}>
          {entries.map(({ id, value }) => {
            const name = nameOf(value).trim()
            return (
              <li key={id} className={styles.row}>
                <bdi className={styles.name}>{name}</bdi>
                <Button variant="quiet" size="icon" aria-label={fillLabel(name)} onClick={() => onUse(value)}>
                  <Icon of={Plus} size={18} />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t.removeTemplate(name)}
                  onClick={() => undo.offer(history.remove(id), t.templateRemoved)}
                >
                  <Icon of={Trash2} size={18} />
                </Button>
              </li>
            )
          })}
        </ul>
      ) : null}
      {undo.run ? (
        <p className={styles.hint}>
          {t.templateRemoved}{' '}
          <Button variant="quiet" onClick={undo.run}>
            {ui.undo}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
