import { type Reading, Ruler } from '../../../ui/ruler/Ruler.tsx'
import { linearPlace } from '../../../ui/ruler/scale.ts'
import { useTexts } from '../texts.ts'

/** Length of the ruler in limits: the limit stays where it is while one types, with room beyond it. */
const limitsShown = 1.25

export type LimitRulerProps = {
  readonly used: number
  readonly limit: number
  /** How it is to be above the limit. */
  readonly beyond: Reading['tone']
}

/** A length beside its limit. The text beside it says both. */
export function LimitRuler({ used, limit, beyond }: LimitRulerProps) {
  const { language } = useTexts()
  const number = new Intl.NumberFormat(language)
  const placeOf = (length: number) => linearPlace(length, { from: 0, to: limit * limitsShown })
  return (
    <Ruler
      good={{ from: 0, to: placeOf(limit) }}
      ticks={[
        { at: 0, label: number.format(0) },
        { at: placeOf(limit), label: number.format(limit) },
      ]}
      readings={[{ at: placeOf(used), tone: used <= limit ? 'good' : beyond }]}
    />
  )
}
