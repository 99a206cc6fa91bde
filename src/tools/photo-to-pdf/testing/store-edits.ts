import type { StoreEdits } from '../../../../tests/faults/two-tabs/store-edits.ts'
import { messages as t } from '../messages.en.ts'

export const edits: StoreEdits = {
  stores: { settings: (page) => page.getByLabel(t.pageSize).selectOption('A3') },
}
