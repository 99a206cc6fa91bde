import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('motivation-quotes', {
  favourites: { kind: 'history' },
  poster: { kind: 'settings' },
})
