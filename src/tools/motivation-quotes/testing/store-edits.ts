import type { StoreEdits } from '../../../../tests/faults/two-tabs/store-edits.ts'

export const edits: StoreEdits = {
  stores: {
    favourites: (page) =>
      page
        .getByRole('button', { name: /to favourites$/ })
        .first()
        .click(),
  },
}
