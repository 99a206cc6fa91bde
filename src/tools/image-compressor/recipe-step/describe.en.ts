import { messages } from '../messages.en.ts'
import { describeWith } from './describe.ts'

export const describe = describeWith(messages, 'en', {
  quality: (value) => `Quality ${value}`,
  look: (name) => `Appearance: ${name}`,
  atMost: (kilobytes) => `At most ${kilobytes} KB`,
  within: (width, height) => `within ${width} × ${height} pixels`,
})
