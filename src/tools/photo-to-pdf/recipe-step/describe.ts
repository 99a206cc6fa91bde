import type { Language } from '../../../lib/text/i18n.ts'
import { isBorderless, type PdfSettings } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'
import { wishesOf } from '../settings/format-of.ts'

type Words = { readonly margin: (millimetres: number) => string }

/** Such as "A4, portrait, at most 300 KB, margins of 10 mm". */
export const describeWith =
  (t: Messages, language: Language, { margin }: Words) =>
  (settings: PdfSettings): string => {
    const margins = isBorderless(settings)
      ? t.borderless.toLocaleLowerCase(language)
      : margin(settings.margin)
    return `${wishesOf(t, language, settings)}, ${margins}`
  }
