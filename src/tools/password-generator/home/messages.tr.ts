import type { TileMessages } from './messages.en.ts'

export const messages: TileMessages = {
  copy: 'Bu parolayı kopyala',
  made: '16 karakter, cihazınızda üretildi',
}
