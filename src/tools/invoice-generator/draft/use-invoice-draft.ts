import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DecimalSeparator } from '../../../lib/money/parse-amount.ts'
import { createStore } from '../../../lib/store.ts'
import type { DraftView } from '../../../platform/storage/settings/shared-draft.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { useConcurrentStore } from '../../../ui/use-concurrent-store.ts'
import { withDecimalSeparator } from '../core/amounts/decimal-separator.ts'
import { emptyInvoice, type Invoice, newInvoice } from '../core/invoice/invoice.ts'
import { draft, useDraft } from './draft.ts'

export type InvoiceDraft = {
  /** The draft, with the decimal separator of the page. A key is in it after its frame. */
  readonly invoice: Invoice
  /** The draft as stored; `undefined` until something has been typed. */
  readonly stored: Invoice | undefined
  readonly other: DraftView<Invoice>['other']
  /** Returns the present invoice, for what a press does; the same function until the language changes. */
  readonly current: () => Invoice
  /** Shows the settings of a link without storing them, until an edit has stored them or `undefined` shows the draft's. */
  readonly visit: (settings: Partial<Invoice> | undefined) => void
}

const withSettings = (invoice: Invoice, settings: Partial<Invoice> | undefined): Invoice =>
  settings ? { ...invoice, ...settings } : invoice

/** The draft: a new invoice with the next number and today's dates until something is typed. */
export function useInvoiceDraft(separator: DecimalSeparator): InvoiceDraft {
  const { value: stored, other } = useDraft()
  const [untouched] = useState(() => createStore(emptyInvoice))
  const typed = useConcurrentStore(untouched)
  const [visited] = useState(() => createStore<Partial<Invoice> | undefined>(undefined))
  const linked = useConcurrentStore(visited)
  const invoice = useMemo(
    () => withDecimalSeparator(withSettings(stored ?? typed, linked), separator),
    [stored, typed, linked, separator],
  )
  const current = useCallback(() => {
    const { value } = draft.read()
    const own = value === emptyInvoice ? untouched.read() : value
    return withDecimalSeparator(withSettings(own, visited.read()), separator)
  }, [untouched, visited, separator])

  // Prerendering has no current date: number and dates are added after hydration.
  useEffect(() => untouched.set(newInvoice(systemClock.now(), systemClock.today())), [untouched])
  return { invoice, stored, other, current, visit: visited.set }
}
