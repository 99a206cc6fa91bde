import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('recent', { opened: { kind: 'settings' } })
