import type { TileMessages } from './messages.en.ts'

export const messages: TileMessages = {
  count: '9',
  words: 'kelime',
  characters: 've 76 karakter, aşağıdaki satırda',
}
