import { expect } from '../../../../tests/browser/test.ts'
import { button, type StoreEdits } from '../../../../tests/faults/two-tabs/store-edits.ts'
import { messages as t } from '../messages.en.ts'

export const edits: StoreEdits = {
  stores: { draft: (page) => page.getByLabel(t.text).fill('Written in the newer tab.') },
  draft: {
    store: 'draft',
    sentence: t.changedElsewhere,
    async edit(page, version) {
      await page.getByLabel(t.text).fill(`The ${version} version.`)
      return `The ${version} version.`
    },
    expectShown: (page, part) => expect(page.getByLabel(t.text)).toHaveValue(part),
    replace: (page) => button(page, t.clear).click(),
  },
}
