import type { Analysis } from '../core/analysis/analysis.ts'
import type { TextCounts } from '../core/document/block-counts.ts'
import type { Messages } from '../messages.en.ts'

/** Languages that are written without spaces between words. */
const unspaced: readonly string[] = ['zh', 'ja', 'th']

/** By how much Unicode counts more or fewer words than there are between spaces, and why; `undefined` where it does not. */
export function unicodeDifference(
  t: Messages,
  { words }: Pick<TextCounts, 'words'>,
  analysis: Pick<Analysis, 'words' | 'language'>,
): string | undefined {
  const more = analysis.words - words
  if (more === 0) return undefined
  const why = more < 0 ? 'signs' : unspaced.includes(analysis.language) ? 'unspaced' : 'joined'
  return t.unicodeDiffers(analysis.words, more, t.unicodeWhy[why])
}
