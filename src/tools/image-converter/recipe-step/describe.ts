import { numberFormat } from '../../../lib/text/formats.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { formats, type StoredSettings, sourceOf } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'

type Words = {
  /** Pictures of any format become one format. */
  readonly anyTo: (format: string) => string
  readonly quality: (percent: string) => string
  readonly lossless: string
  readonly smaller: string
}

/** Such as "PNG to JPG, quality 90%". */
export const describeWith =
  (t: Messages, language: Language, words: Words) =>
  ({ type, quality, lossless, smaller }: StoredSettings): string => {
    const { extension } = formats[type]
    const source = sourceOf(type)
    const conversion = source === 'any' ? words.anyTo(t.formatNames[extension]) : t.types[source]
    const percent = numberFormat(language, { style: 'percent' }).format(quality / 100)
    if (extension === 'png') return smaller ? `${conversion}, ${words.smaller}` : conversion
    const isLossless = extension === 'webp' && lossless
    return `${conversion}, ${isLossless ? words.lossless : words.quality(percent)}`
  }
