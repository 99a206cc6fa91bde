import type { TextReader } from '../../registry/manifest.ts'
import { askedContent, isWebAddress } from './home/content-of.ts'

export const textReader: TextReader = {
  likelihood(text) {
    if (isWebAddress(text) || askedContent(text) !== undefined) return 0.9
    return text.trim().length <= 300 ? 0.3 : 0
  },
}
