import { numberFormat } from '../../../lib/text/formats.ts'
import { type Reading, Ruler } from '../../../ui/ruler/Ruler.tsx'
import { logarithmicPlace } from '../../../ui/ruler/scale.ts'
import { type ContrastLevel, contrastLevel, shownRatio } from '../core/contrast/contrast-level.ts'
import type { ColourPair } from '../core/contrast/palette-pairs.ts'
import { useTexts } from '../texts.ts'

/** The bounds of contrast in WCAG 2. The scale is logarithmic because contrast is a ratio. */
const ends = { from: 1, to: 21 } as const
const placeOf = (ratio: number): number => logarithmicPlace(ratio, ends)

/** From here on text of any size is readable (AA). */
const goodRatio = 4.5

const tones: Readonly<Record<ContrastLevel, Reading['tone']>> = {
  none: 'bad',
  large: 'fair',
  aa: 'good',
  aaa: 'good',
}

type ContrastRulerProps = {
  /** All pairs of the palette or of one of its colours, the best last. */
  readonly pairs: readonly ColourPair[]
}

/** Every pair as a disc of its two colours, with the best one as the reading. */
export function ContrastRuler({ pairs }: ContrastRulerProps) {
  const { t, language } = useTexts()
  const number = numberFormat(language)
  const best = pairs.at(-1)?.ratio ?? ends.from
  const ratio = numberFormat(language, { minimumFractionDigits: 2 }).format(shownRatio(best))
  const readable = pairs.filter(({ ratio }) => ratio >= goodRatio).length
  return (
    <Ruler
      label={t.contrastReading(ratio, number.format(goodRatio), readable, pairs.length)}
      good={{ from: placeOf(goodRatio), to: 1 }}
      ticks={[
        { at: 0, label: number.format(ends.from) },
        ...[3, goodRatio, 7].map((mark) => ({
          at: placeOf(mark),
          label: number.format(mark),
          detail: t.levels[contrastLevel(mark)],
        })),
        { at: 1, label: number.format(ends.to) },
      ]}
      marks={pairs.map(({ first, second, ratio }) => ({ at: placeOf(ratio), colours: [first, second] }))}
      readings={[{ at: placeOf(best), label: `${ratio} : 1`, tone: tones[contrastLevel(best)] }]}
    />
  )
}
