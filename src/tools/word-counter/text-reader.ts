import type { TextReader } from '../../registry/manifest.ts'

/** A text of this length is probably meant to be counted. */
const longText = 200

export const textReader: TextReader = {
  likelihood(text) {
    if (text.trim() === '') return 0
    return text.length >= longText || text.includes('\n') ? 0.9 : 0.3
  },
}
