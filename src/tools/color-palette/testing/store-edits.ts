import type { Page } from '@playwright/test'
import { expect } from '../../../../tests/browser/test.ts'
import { button, press, type StoreEdits } from '../../../../tests/faults/two-tabs/store-edits.ts'
import { messages as t } from '../messages.en.ts'

async function editPalette(page: Page): Promise<string> {
  const colours = page.getByRole('button', { name: /^Copy #/ })
  const first = colours.first()
  const before = await colours.allTextContents()
  await button(page, t.random).click()
  // One colour may come again by chance.
  await expect(colours).not.toHaveText(before)
  return (await first.getAttribute('aria-label'))?.replace('Copy ', '') ?? ''
}

export const edits: StoreEdits = {
  stores: {
    current: (page) => press(page, t.random),
    saved: (page) => press(page, t.save),
  },
  draft: {
    store: 'current',
    sentence: t.changedElsewhere,
    edit: editPalette,
    expectShown: (page, part) => expect(button(page, `Copy ${part}`).first()).toBeVisible(),
  },
}
