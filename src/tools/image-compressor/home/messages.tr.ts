import type { TileMessages } from './messages.en.ts'

export const messages: TileMessages = { before: 'Orijinal', after: 'Sıkıştırılmış' }
