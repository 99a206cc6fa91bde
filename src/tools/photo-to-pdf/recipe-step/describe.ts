import type { Language } from '../../../lib/text/i18n.ts'
import { listed } from '../../../lib/text/listed.ts'
import { isBorderless, type PdfSettings } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'
import { wishesOf } from '../settings/format-of.ts'

type Words = { readonly margin: (millimetres: number) => string; readonly noMargin: string }

/** Such as "A4, portrait, at most 300 KB, margins of 10 mm". */
export const describeWith =
  (t: Messages, language: Language, { margin, noMargin }: Words) =>
  (settings: PdfSettings): string => {
    const margins = isBorderless(settings) ? noMargin : margin(settings.margin)
    return listed([wishesOf(t, language, settings), margins], language)
  }
