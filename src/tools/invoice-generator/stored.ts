import { useSyncExternalStore } from 'react'
import { deviceDoors } from '../../platform/storage/doors.ts'
import { createSettings } from '../../platform/storage/settings.ts'
import { firstVersion } from '../../platform/storage/versions.ts'
import { emptyInvoice, type Invoice } from './core/invoice.ts'
import { firstInvoiceSchema, invoiceSchema, withDefaultOptions } from './core/schema.ts'

const draft = createSettings<Invoice>(
  {
    tool: 'invoice-generator',
    name: 'draft',
    versions: firstVersion(firstInvoiceSchema).next(invoiceSchema, withDefaultOptions),
    initial: emptyInvoice,
  },
  deviceDoors,
)

/** The invoice being typed, in every tab the same; undefined until something has been typed. */
export function useDraft(): readonly [Invoice | undefined, (invoice: Invoice) => void] {
  const now = useSyncExternalStore(draft.subscribe, draft.read, () => draft.initial)
  return [now === draft.initial ? undefined : now, draft.write]
}
