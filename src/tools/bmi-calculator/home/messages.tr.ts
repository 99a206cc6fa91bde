import type { TileMessages } from './messages.en.ts'

export const messages: TileMessages = { normalWeight: 'normal kilo' }
