import type { TextReader } from '../../registry/manifest.ts'
import { isBeyondLimits, readMinutes } from './home/read-minutes.ts'

export const textReader: TextReader = {
  likelihood: (text) => (readMinutes(text) === undefined ? 0 : 0.8),
  isBeyondLimits,
}
