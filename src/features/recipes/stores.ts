import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('recipes', { saved: { kind: 'history' } })
