import { array, object, safeParse, unknown } from 'valibot'
import type { Invoice } from '../invoice/invoice.ts'
import { maxItems } from '../invoice/items.ts'
import { companySchema, invoiceSchema, itemTemplateSchema } from '../invoice/schema.ts'
import type { CompanyTemplate, ItemTemplate } from './saved.ts'

/** All saved invoices and templates, as exported to another device. */
export type Collection = {
  readonly invoices: readonly Invoice[]
  readonly companies: readonly CompanyTemplate[]
  readonly items: readonly ItemTemplate[]
}

/** In bytes: about twice what a browser stores for a whole site. */
export const largestImport = 10 * 1024 * 1024

const format = 'toolnook-invoices'
const version = 1

export type ImportFailure = 'no-json' | 'not-ours' | 'newer'

/** Number of skipped entries: invalid ones, and invoices with more items than the form allows. */
export type LeftOut = { readonly refused: number; readonly tooLong: number }

export type Imported =
  | ({ readonly ok: true; readonly collection: Collection } & LeftOut)
  | { readonly ok: false; readonly why: ImportFailure }

/** The collection as indented JSON. */
export const exportText = (collection: Collection): string =>
  `${JSON.stringify({ format, version, ...collection }, null, 2)}\n`

const file = object({ invoices: array(unknown()), companies: array(unknown()), items: array(unknown()) })

/** Whether an entry has more items than the form allows. */
function isTooLong(entry: unknown): boolean {
  const { items } = (entry ?? {}) as { items?: unknown }
  return Array.isArray(items) && items.length > maxItems
}

/** Parses an exported file. Invalid or too long entries are skipped and counted. */
export function readImport(text: string): Imported {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, why: 'no-json' }
  }
  const head = value as { format?: unknown; version?: unknown } | null
  if (typeof head !== 'object' || head === null || head.format !== format)
    return { ok: false, why: 'not-ours' }
  if (typeof head.version === 'number' && head.version > version) return { ok: false, why: 'newer' }
  const lists = safeParse(file, value)
  if (!lists.success) return { ok: false, why: 'not-ours' }
  let refused = 0
  const valid = <T>(entries: readonly unknown[], schema: Parameters<typeof safeParse>[0]): T[] =>
    entries.flatMap((entry) => {
      const read = safeParse(schema, entry)
      if (!read.success) refused += 1
      return read.success ? [read.output as T] : []
    })
  const fitting = lists.output.invoices.filter((entry) => !isTooLong(entry))
  const collection: Collection = {
    invoices: valid<Invoice>(fitting, invoiceSchema),
    companies: valid<CompanyTemplate>(lists.output.companies, companySchema),
    items: valid<ItemTemplate>(lists.output.items, itemTemplateSchema),
  }
  return { ok: true, collection, refused, tooLong: lists.output.invoices.length - fitting.length }
}
