import type { TextReader } from '../../registry/text-reader.ts'
import { readMoney } from './home/read-money.ts'

export const textReader: TextReader = { likelihood: (text) => (readMoney(text) ? 1 : 0) }
