import { choose, type StoreEdits } from '../../../../tests/faults/two-tabs/store-edits.ts'
import { messages as t } from '../messages.en.ts'

export const edits: StoreEdits = {
  stores: {
    favourites: (page) =>
      page
        .getByRole('button', { name: /to favourites$/ })
        .first()
        .click(),
    poster: (page) => choose(page, t.pictureStyles.night),
  },
}
