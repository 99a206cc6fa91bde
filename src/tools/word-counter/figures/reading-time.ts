import type { Analysis } from '../core/analysis/analysis.ts'
import type { TextCounts } from '../core/document/block-counts.ts'

/** Words per minute: silent reading and reading aloud. M. Brysbaert, "How many words do we read per minute?", 2019. */
const readingSpeed = 238
const speakingSpeed = 183
/** Characters per minute. S. Trauzettel-Klosinski, K. Dietz, "Standardized assessment of reading performance", 2012. */
const characterSpeed = { zh: 255, ja: 357 } as const

/** Minutes to read a text, silently or aloud. */
export function readingMinutes(
  { language, words }: Analysis,
  { charactersNoSpaces }: TextCounts,
  aloud: boolean,
): number {
  if (language === 'zh' || language === 'ja')
    return (charactersNoSpaces / characterSpeed[language]) * (aloud ? readingSpeed / speakingSpeed : 1)
  return words / (aloud ? speakingSpeed : readingSpeed)
}
