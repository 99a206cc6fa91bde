import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('qr-generator', {
  style: { kind: 'settings' },
  history: { kind: 'history' },
})
