import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('invoice-generator', {
  draft: { kind: 'draft' },
  logo: { kind: 'settings' },
  invoices: { kind: 'history' },
  companies: { kind: 'history' },
  items: { kind: 'history' },
})
