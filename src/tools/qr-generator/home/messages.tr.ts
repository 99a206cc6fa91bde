import type { AnswerMessages } from './messages.en.ts'

export const messages: AnswerMessages = {
  code: 'QR kod',
  size: (size) => `${size} × ${size} modül, %15’i zarar görse de okunur`,
  tooLong: 'Bir QR kod için çok uzun. Metni kısaltın.',
}
