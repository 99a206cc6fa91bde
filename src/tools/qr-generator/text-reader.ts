import type { TextReader } from '../../registry/manifest.ts'
import { askedContent } from './home/content-of.ts'

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim())

export const textReader: TextReader = {
  likelihood(text) {
    if (isAddress(text) || askedContent(text) !== undefined) return 0.9
    return text.trim().length <= 300 ? 0.3 : 0
  },
}
