import type { TextReader } from '../../registry/manifest.ts'
import { isBeyondLimits, readTarget } from './core/read-target.ts'

export const textReader: TextReader = {
  likelihood: (text) => (readTarget(text) === undefined ? 0 : 1),
  isBeyondLimits,
}
