import type { TextReader } from '../../registry/manifest.ts'
import { readMeasures } from './home/read-measures.ts'

export const textReader: TextReader = { likelihood: (text) => (readMeasures(text) ? 1 : 0) }
