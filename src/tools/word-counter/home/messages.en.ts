import type { Translated } from '../../../lib/text/i18n.ts'

/** Texts of its tile on the home page: what it counts in its own description, which is below the tile. */
export const messages = {
  count: '11',
  words: 'words',
  characters: 'and 78 characters in the line below',
}

export type TileMessages = Translated<typeof messages>
