import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('password-security', { checklist: { kind: 'settings' } })
