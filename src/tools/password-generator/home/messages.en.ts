import type { Translated } from '../../../lib/text/i18n.ts'

/** Texts of its tile on the home page. */
export const messages = { copy: 'Copy this password', made: '16 characters, made on your device' }

export type TileMessages = Translated<typeof messages>
