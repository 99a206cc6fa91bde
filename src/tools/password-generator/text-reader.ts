import type { TextReader } from '../../registry/manifest.ts'
import { isBeyondLimits, readLength } from './core/read-length.ts'

export const textReader: TextReader = {
  likelihood: (text) => (readLength(text) === undefined ? 0 : 1),
  isBeyondLimits,
}
