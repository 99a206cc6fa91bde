import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('password-generator', {
  settings: { kind: 'settings' },
  history: { kind: 'history', secret: true },
})
