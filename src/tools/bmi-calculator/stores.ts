import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('bmi-calculator', {
  settings: { kind: 'settings' },
  history: { kind: 'history' },
})
