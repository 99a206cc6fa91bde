import { useSyncExternalStore } from 'react'
import { deviceDoors } from '../../platform/storage/doors.ts'
import { createHistory, type History, type HistoryView } from '../../platform/storage/history.ts'
import type { HistoryEntry } from '../../platform/storage/history-record.ts'
import { firstVersion } from '../../platform/storage/versions.ts'
import type { Collection } from './core/exchange.ts'
import type { Invoice } from './core/invoice.ts'
import type { CompanyTemplate, ItemTemplate } from './core/saved.ts'
import { companySchema, invoiceSchema, itemTemplateSchema } from './core/schema.ts'

const tool = 'invoice-generator'

export const savedInvoices = createHistory<Invoice>(
  { tool, name: 'invoices', versions: firstVersion(invoiceSchema) },
  deviceDoors,
)

export const companyTemplates = createHistory<CompanyTemplate>(
  { tool, name: 'companies', versions: firstVersion(companySchema) },
  deviceDoors,
)

export const itemTemplates = createHistory<ItemTemplate>(
  { tool, name: 'items', versions: firstVersion(itemTemplateSchema) },
  deviceDoors,
)

const none: HistoryView<never> = { entries: [], newer: 0 }

export const useEntries = <T>(history: History<T>): readonly HistoryEntry<T>[] =>
  useSyncExternalStore<HistoryView<T>>(history.subscribe, history.read, () => none).entries

/** What became of an entry: kept, or older ones had to go because the browser's storage is full. */
export type Kept = { readonly state: 'kept' } | { readonly state: 'full'; readonly lost: number }

/**
 * Adds an entry in the place of those that are the same thing. Where storage is full, the oldest entries go: how
 * many is answered, so that it can be said.
 */
function keepOne<T>(history: History<T>, value: T, same: (other: T) => boolean): Kept {
  const before = history.read().entries
  const replaced = before.filter((entry) => same(entry.value))
  history.add(value)
  for (const { id } of replaced) history.remove(id)
  const lost = before.length - replaced.length + 1 - history.read().entries.length
  return lost > 0 ? { state: 'full', lost } : { state: 'kept' }
}

/** An invoice is the same as one of its company with its number. */
export const keepInvoice = (invoice: Invoice): Kept =>
  keepOne(
    savedInvoices,
    invoice,
    ({ invoiceNumber, companyName }) =>
      invoiceNumber.trim() === invoice.invoiceNumber.trim() &&
      companyName.trim() === invoice.companyName.trim(),
  )

export const keepCompany = (template: CompanyTemplate): Kept =>
  keepOne(companyTemplates, template, ({ companyName }) => companyName.trim() === template.companyName.trim())

export const keepItem = (template: ItemTemplate): Kept =>
  keepOne(itemTemplates, template, ({ description }) => description.trim() === template.description.trim())

/** All that is kept, oldest first, as an export holds it. */
export function keptCollection(): Collection {
  const values = <T>(history: History<T>) =>
    history
      .read()
      .entries.map(({ value }) => value)
      .toReversed()
  return {
    invoices: values(savedInvoices),
    companies: values(companyTemplates),
    items: values(itemTemplates),
  }
}

/** Adds an imported collection; what is there already with the same content stays as it is. */
export function keepCollection({ invoices, companies, items }: Collection): {
  readonly added: number
  readonly lost: number
} {
  let [added, lost] = [0, 0]
  const addAll = <T>(history: History<T>, values: readonly T[], keep: (value: T) => Kept) => {
    const present = new Set(history.read().entries.map(({ value }) => JSON.stringify(value)))
    for (const value of values) {
      if (present.has(JSON.stringify(value))) continue
      const kept = keep(value)
      added += 1
      if (kept.state === 'full') lost += kept.lost
    }
  }
  addAll(savedInvoices, invoices, keepInvoice)
  addAll(companyTemplates, companies, keepCompany)
  addAll(itemTemplates, items, keepItem)
  return { added, lost }
}
