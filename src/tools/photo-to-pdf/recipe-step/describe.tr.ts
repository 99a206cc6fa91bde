import { messages } from '../messages.tr.ts'
import { describeWith } from './describe.ts'

export const describe = describeWith(messages, 'tr', {
  margin: (length) => `${length} mm kenar boşluğu`,
  noMargin: 'kenar boşluğu yok',
})
