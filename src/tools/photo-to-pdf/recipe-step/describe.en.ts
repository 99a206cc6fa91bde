import { messages } from '../messages.en.ts'
import { describeWith } from './describe.ts'

export const describe = describeWith(messages, 'en', {
  margin: (length) => `margins of ${length} mm`,
  noMargin: 'no margin',
})
