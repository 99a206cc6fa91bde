import { useEffect } from 'react'
import { safeParse } from 'valibot'
import { restoreOtherVersion } from '../../../platform/restore-other-version.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import {
  createSharedDraft,
  type DraftView,
  draftInSettings,
  type SharedDraft,
} from '../../../platform/storage/settings/shared-draft.ts'
import { useConcurrentStore } from '../../../ui/use-concurrent-store.ts'
import { emptyInvoice, type Invoice } from '../core/invoice/invoice.ts'
import { firstInvoiceSchema, invoiceSchema, withDefaultOptions } from '../core/invoice/schema.ts'
import { isSameInvoice } from '../core/saved/same-invoice.ts'
import { stores } from '../stores.ts'

export const stored = createSettings<Invoice>(
  {
    store: stores.draft,
    versions: firstVersion(firstInvoiceSchema).next(invoiceSchema, withDefaultOptions),
    initial: emptyInvoice,
  },
  deviceStorage,
)

/** The draft of an invoice. */
export const draft: SharedDraft<Invoice> = createSharedDraft<Invoice>({
  source: draftInSettings(
    stored,
    (invoice) => invoice,
    (invoice) => invoice,
  ),
  initial: emptyInvoice,
  isSame: isSameInvoice,
})

const parseInvoice = (value: unknown): Invoice | undefined => {
  const { success, output } = safeParse(invoiceSchema, value)
  return success ? output : undefined
}

/** `value` is `undefined` until something has been typed. */
export function useDraft(): Omit<DraftView<Invoice>, 'value'> & { readonly value: Invoice | undefined } {
  const { value, other } = useConcurrentStore(draft)
  useEffect(() => restoreOtherVersion('invoice-generator', draft, parseInvoice), [])
  return { value: value === emptyInvoice ? undefined : value, other }
}
