import type { Translated } from '../../../lib/text/i18n.ts'

/** Texts of its tile on the home page. */
export const messages = { normalWeight: 'normal weight' }

export type TileMessages = Translated<typeof messages>
