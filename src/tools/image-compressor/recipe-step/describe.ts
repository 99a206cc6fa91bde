import { numberFormat } from '../../../lib/text/formats.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { listed } from '../../../lib/text/listed.ts'
import type { StoredSettings } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'

type Words = {
  readonly quality: (value: string) => string
  readonly look: (name: string) => string
  readonly atMost: (kilobytes: string) => string
  readonly within: (width: number, height: number) => string
}

/** Such as "at most 300 KB, JPEG, within 1600 × 1600 pixels". */
export const describeWith =
  (t: Messages, language: Language, words: Words) =>
  ({ goal, quality, kilobytes, look, format = 'jpeg', box }: StoredSettings): string => {
    const number = numberFormat(language)
    const goals = {
      quality: words.quality(number.format(quality / 10)),
      size: words.atMost(number.format(kilobytes)),
      look: words.look(t.qualityPresets[look]),
      lossless: t.goals.lossless,
    }
    const size = goal === 'lossless' ? [] : [words.within(box.width, box.height)]
    return listed([goals[goal], t.formatNames[format], ...size], language)
  }
