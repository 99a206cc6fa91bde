import { declareStores } from '../../lib/stored-data/declare-stores.ts'

export const stores = declareStores('pomodoro', {
  timer: { kind: 'draft' },
  settings: { kind: 'settings' },
  days: { kind: 'history' },
})
