import { deviceStorage } from '../../../platform/storage/backends.ts'
import {
  createHistory,
  type History,
  type RemovedEntries,
  type StorageBackend,
} from '../../../platform/storage/history/history.ts'
import type { HistoryEntry } from '../../../platform/storage/history/history-record.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { useStore } from '../../../ui/use-store.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import { companySchema, invoiceSchema, itemTemplateSchema } from '../core/invoice/schema.ts'
import type { Collection } from '../core/saved/import-export.ts'
import { type CompanyTemplate, type ItemTemplate, isSameNumberedInvoice } from '../core/saved/saved.ts'
import { stores } from '../stores.ts'

/** The result of saving an entry. */
export type SavedEntry = {
  /** Number of entries with other content that it replaced. */
  readonly replaced: number
  /** Restores them beside it, so that nothing saved since is lost. */
  readonly restore: () => void
}

export type ImportedCollection = {
  readonly added: number
  /** Number of saved entries that the file's entries replaced. */
  readonly replaced: number
  /** Removes the file's entries and restores the replaced ones; returns how many stayed as changed since. */
  readonly undo: () => number
}

/** Invoices and templates saved in one storage area. */
export function createSaved(backend: StorageBackend) {
  const invoices = createHistory<Invoice>(
    { store: stores.invoices, versions: firstVersion(invoiceSchema) },
    backend,
  )
  const companies = createHistory<CompanyTemplate>(
    { store: stores.companies, versions: firstVersion(companySchema) },
    backend,
  )
  const items = createHistory<ItemTemplate>(
    { store: stores.items, versions: firstVersion(itemTemplateSchema) },
    backend,
  )
  const isSameCompany = (one: CompanyTemplate, other: CompanyTemplate) =>
    one.companyName.trim() === other.companyName.trim()
  const isSameItem = (one: ItemTemplate, other: ItemTemplate) =>
    one.description.trim() === other.description.trim()

  return {
    invoices,
    companies,
    items,
    saveInvoice: (invoice: Invoice): SavedEntry => save(invoices, invoice, isSameNumberedInvoice),
    saveCompany: (template: CompanyTemplate): SavedEntry => save(companies, template, isSameCompany),
    saveItem: (template: ItemTemplate): SavedEntry => save(items, template, isSameItem),
    /** All saved entries for export, oldest first. */
    collection: (): Collection => ({
      invoices: valuesOf(invoices),
      companies: valuesOf(companies),
      items: valuesOf(items),
    }),
    /** Adds a file's entries; an existing entry with the same content stays as it is. */
    importCollection(file: Collection): ImportedCollection {
      const parts = [
        importAll(invoices, file.invoices, isSameNumberedInvoice),
        importAll(companies, file.companies, isSameCompany),
        importAll(items, file.items, isSameItem),
      ]
      const sum = (of: (part: ImportedCollection) => number) =>
        parts.reduce((total, part) => total + of(part), 0)
      return {
        added: sum(({ added }) => added),
        replaced: sum(({ replaced }) => replaced),
        undo: () => sum(({ undo }) => undo()),
      }
    },
  }
}

type IsSame<T> = (one: T, other: T) => boolean

const valuesOf = <T>(history: History<T>): readonly T[] =>
  history
    .read()
    .entries.map(({ value }) => value)
    .toReversed()

/** A key that is equal for equal content, whatever the order of its fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** Adds an entry and replaces earlier states of it and entries with the same content. */
function add<T>(history: History<T>, value: T, isSame: IsSame<T>) {
  const text = textOf(value)
  const copies = new Set<string>()
  const others: string[] = []
  for (const entry of history.read().entries) {
    if (textOf(entry.value) === text) copies.add(entry.id)
    else if (isSame(entry.value, value)) others.push(entry.id)
  }
  const added = history.add(value, [...copies, ...others])
  return { id: added?.id, replaced: (added?.evicted ?? []).filter(({ id }) => !copies.has(id)) }
}

function save<T>(history: History<T>, value: T, isSame: IsSame<T>): SavedEntry {
  const { replaced } = add(history, value, isSame)
  return { replaced: replaced.length, restore: () => void history.restore(replaced) }
}

function importAll<T>(history: History<T>, values: readonly T[], isSame: IsSame<T>): ImportedCollection {
  const before = new Set(history.read().entries.map(({ id }) => id))
  const present = new Set(history.read().entries.map(({ value }) => textOf(value)))
  const added = new Set<string>()
  const replaced: RemovedEntries[number][] = []
  for (const value of values) {
    if (present.has(textOf(value))) continue
    const one = add(history, value, isSame)
    if (one.id !== undefined) added.add(one.id)
    // The later of two states in one file stays; only entries saved before the import can be restored.
    replaced.push(...one.replaced.filter(({ id }) => before.has(id)))
    for (const { id } of one.replaced) added.delete(id)
  }
  return {
    added: added.size,
    replaced: replaced.length,
    undo() {
      const gone = [...added].filter((id) => history.remove(id).length === 0)
      return gone.length + history.restore(replaced)
    },
  }
}

export const saved = createSaved(deviceStorage)

export const useEntries = <T>(history: History<T>): readonly HistoryEntry<T>[] => useStore(history).entries
