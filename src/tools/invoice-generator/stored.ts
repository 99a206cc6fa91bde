import { useSyncExternalStore } from 'react'
import { array, minLength, object, picklist, pipe, string } from 'valibot'
import { deviceDoors } from '../../platform/storage/doors.ts'
import { createSettings } from '../../platform/storage/settings.ts'
import { firstVersion } from '../../platform/storage/versions.ts'
import { currencies, emptyInvoice, type Invoice, paperSizes } from './core/invoice.ts'

const draft = createSettings<Invoice>(
  {
    tool: 'invoice-generator',
    name: 'draft',
    versions: firstVersion(
      object({
        companyName: string(),
        companyAddress: string(),
        companyPhone: string(),
        companyEmail: string(),
        clientName: string(),
        clientAddress: string(),
        clientPhone: string(),
        clientEmail: string(),
        invoiceNumber: string(),
        invoiceDate: string(),
        dueDate: string(),
        items: pipe(
          array(object({ id: string(), description: string(), quantity: string(), price: string() })),
          minLength(1),
        ),
        notes: string(),
        taxRate: string(),
        currency: picklist(currencies),
        paper: picklist(paperSizes),
      }),
    ),
    initial: emptyInvoice,
  },
  deviceDoors,
)

/** The invoice being typed, in every tab the same; undefined until something has been typed. */
export function useDraft(): readonly [Invoice | undefined, (invoice: Invoice) => void] {
  const now = useSyncExternalStore(draft.subscribe, draft.read, () => draft.initial)
  return [now === draft.initial ? undefined : now, draft.write]
}
