import { press, type StoreEdits } from '../../../../tests/faults/two-tabs/store-edits.ts'
import { messages as t } from '../messages.en.ts'

export const edits: StoreEdits = {
  stores: {
    style: (page) => page.getByLabel(/^Size: /).fill('320'),
    history: async (page) => {
      await page.getByLabel(t.content).first().fill('example.com')
      await press(page, t.generate)
    },
  },
}
