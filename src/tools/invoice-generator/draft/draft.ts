import { useEffect, useSyncExternalStore } from 'react'
import { safeParse } from 'valibot'
import { carryOtherVersion } from '../../../platform/session-restore/carried-version.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { createSettings } from '../../../platform/storage/settings.ts'
import {
  createSharedDraft,
  type DraftView,
  type SharedDraft,
} from '../../../platform/storage/shared-draft.ts'
import { firstVersion } from '../../../platform/storage/versions.ts'
import { emptyInvoice, type Invoice } from '../core/invoice/invoice.ts'
import { firstInvoiceSchema, invoiceSchema, withDefaultOptions } from '../core/invoice/schema.ts'
import { isSameInvoice } from '../core/saved/same-invoice.ts'

export const stored = createSettings<Invoice>(
  {
    tool: 'invoice-generator',
    name: 'draft',
    versions: firstVersion(firstInvoiceSchema).next(invoiceSchema, withDefaultOptions),
    initial: emptyInvoice,
  },
  deviceStorage,
)

/** The invoice being typed. */
export const draft: SharedDraft<Invoice> = createSharedDraft<Invoice>({
  source: {
    read() {
      if (stored.mode.read() === 'newer') return { state: 'off' }
      const value = stored.read()
      return value === stored.initial ? { state: 'absent' } : { state: 'stored', value }
    },
    write: stored.write,
    subscribe: stored.subscribe,
  },
  initial: emptyInvoice,
  isSame: isSameInvoice,
})

const parseInvoice = (value: unknown): Invoice | undefined => {
  const { success, output } = safeParse(invoiceSchema, value)
  return success ? output : undefined
}

/** `value` is `undefined` until something has been typed. */
export function useDraft(): Omit<DraftView<Invoice>, 'value'> & { readonly value: Invoice | undefined } {
  const { value, other } = useSyncExternalStore(draft.subscribe, draft.read, () => draft.initial)
  useEffect(() => carryOtherVersion('invoice-generator', draft, parseInvoice), [])
  return { value: value === emptyInvoice ? undefined : value, other }
}
