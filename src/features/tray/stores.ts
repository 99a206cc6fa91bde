import { declareStores } from '../../lib/stored-data/declare-stores.ts'

/** The ids of what is kept on the device, in its order; the things themselves are in a database. */
export const stores = declareStores('tray', { kept: { kind: 'draft', deviceOnly: true } })
