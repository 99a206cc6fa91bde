import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('color-palette', {
  current: { kind: 'draft' },
  saved: { kind: 'history' },
})
