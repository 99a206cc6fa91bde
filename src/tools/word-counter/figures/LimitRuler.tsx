import { numberFormat } from '../../../lib/text/formats.ts'
import { type Reading, Ruler } from '../../../ui/ruler/Ruler.tsx'
import { linearPlace } from '../../../ui/ruler/scale.ts'
import { useTexts } from '../texts.ts'

/** Length of the ruler in limits: the limit stays where it is while one types, with room beyond it. */
const limitsShown = 1.25

/** Fractions of the ruler: where two labels in the middle of their ticks would touch. */
const closest = { toStart: 0.15, toLimit: 0.25 }

export type LimitRulerProps = {
  readonly used: number
  /** The least length, 0 for none, and the greatest one, infinite for none. */
  readonly limits: readonly [least: number, most: number]
  /** How it is to be above the greatest length. */
  readonly beyond: Reading['tone']
}

/** A length beside its limits. The text beside it says all of them. */
export function LimitRuler({ used, limits: [least, most], beyond }: LimitRulerProps) {
  const { language } = useTexts()
  const number = numberFormat(language)
  const end = (Number.isFinite(most) ? most : least) * limitsShown || 1
  const placeOf = (length: number) => linearPlace(length, { from: 0, to: end })
  const near = Number.isFinite(most) && placeOf(most) - placeOf(least) < closest.toLimit
  const tick = (length: number, anchor?: 'start' | 'end') => ({
    at: placeOf(length),
    label: number.format(length),
    ...(near && anchor ? { anchor } : {}),
  })
  return (
    <Ruler
      good={{ from: placeOf(least), to: placeOf(most) }}
      ticks={[
        ...(least > 0 && placeOf(least) < closest.toStart ? [] : [tick(0)]),
        ...(least > 0 && least < most ? [tick(least, 'end')] : []),
        ...(Number.isFinite(most) ? [tick(most, 'start')] : []),
      ]}
      readings={[{ at: placeOf(used), tone: used < least ? 'neutral' : used <= most ? 'good' : beyond }]}
    />
  )
}
