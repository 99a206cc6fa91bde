import { choose, press, type StoreEdits } from '../../../../tests/faults/two-tabs/store-edits.ts'
import { messages as t } from '../messages.en.ts'

export const edits: StoreEdits = {
  stores: {
    history: async (page) => {
      await page.getByLabel(`${t.weight} (kg)`).fill('70')
      await page.getByLabel(`${t.height} (cm)`).fill('175')
      await page.getByLabel(new RegExp(`^${t.age}`)).fill('30')
      await press(page, t.calculate)
    },
    settings: (page) => choose(page, t.unitSystems.imperial),
  },
}
