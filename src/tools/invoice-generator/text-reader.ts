import type { TextReader } from '../../registry/manifest.ts'
import { readMoney } from './home/read-money.ts'

export const textReader: TextReader = { likelihood: (text) => (readMoney(text) ? 1 : 0) }
