import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DecimalSeparator } from '../../../lib/money/parse-amount.ts'
import { createStore } from '../../../lib/store.ts'
import type { DraftView } from '../../../platform/storage/settings/shared-draft.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { useStore } from '../../../ui/use-store.ts'
import { withDecimalSeparator } from '../core/amounts/decimal-separator.ts'
import { emptyInvoice, type Invoice, newInvoice } from '../core/invoice/invoice.ts'
import { draft, useDraft } from './draft.ts'

export type InvoiceDraft = {
  /** What is typed, with the decimal separator of the page. */
  readonly invoice: Invoice
  /** What is typed, as it is stored; `undefined` until something has been typed. */
  readonly stored: Invoice | undefined
  readonly other: DraftView<Invoice>['other']
  /** The invoice at this moment; the same function as long as the page keeps its language. */
  readonly current: () => Invoice
}

/** The invoice being typed. Untouched it is a new one, with the next number and the days of today. */
export function useInvoiceDraft(separator: DecimalSeparator): InvoiceDraft {
  const { value: stored, other } = useDraft()
  const [untouched] = useState(() => createStore(emptyInvoice))
  const typed = useStore(untouched, emptyInvoice)
  const invoice = useMemo(() => withDecimalSeparator(stored ?? typed, separator), [stored, typed, separator])
  const current = useCallback(() => {
    const { value } = draft.read()
    return withDecimalSeparator(value === emptyInvoice ? untouched.read() : value, separator)
  }, [untouched, separator])

  // The prerendered page knows no time: number and days come when the page lives.
  useEffect(() => untouched.set(newInvoice(systemClock.now(), systemClock.today())), [untouched])
  return { invoice, stored, other, current }
}
