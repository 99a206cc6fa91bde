import { messages } from '../messages.tr.ts'
import { describeWith } from './describe.ts'

export const describe = describeWith(messages, 'tr', {
  anyTo: (format) => `Her biçim, hedef: ${format}`,
  quality: (percent) => `kalite ${percent}`,
  lossless: 'her zaman kayıpsız',
  smaller: 'daha küçük dosya',
})
