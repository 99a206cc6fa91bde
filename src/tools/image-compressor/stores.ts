import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('image-compressor', {
  settings: { kind: 'settings' },
})
