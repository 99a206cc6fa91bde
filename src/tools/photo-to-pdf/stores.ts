import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('photo-to-pdf', {
  settings: { kind: 'settings' },
})
