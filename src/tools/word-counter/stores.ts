import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('word-counter', {
  draft: { kind: 'draft' },
})
