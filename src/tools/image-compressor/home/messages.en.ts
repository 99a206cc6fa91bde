import type { Translated } from '../../../lib/text/i18n.ts'

/** Texts of its tile on the home page. */
export const messages = { before: 'Original', after: 'Compressed' }

export type TileMessages = Translated<typeof messages>
