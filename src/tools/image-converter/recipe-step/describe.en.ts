import { messages } from '../messages.en.ts'
import { describeWith } from './describe.ts'

export const describe = describeWith(messages, 'en', {
  anyTo: (format) => `Any format to ${format}`,
  quality: (percent) => `quality ${percent}`,
  lossless: 'always lossless',
  smaller: 'optimised file size',
})
