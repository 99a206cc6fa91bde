import { messages } from '../messages.tr.ts'
import { describeWith } from './describe.ts'

export const describe = describeWith(messages, 'tr', {
  quality: (value) => `Kalite ${value}`,
  look: (name) => `Görünüm: ${name}`,
  atMost: (kilobytes) => `En çok ${kilobytes} KB`,
  within: (width, height) => `en çok ${width} × ${height} piksel`,
})
