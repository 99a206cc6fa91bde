import { type Reading, Ruler } from '../../../ui/ruler/Ruler.tsx'
import { categories, categoryBounds, scaleEnds, scalePosition } from '../core/measures/bmi.ts'
import { number } from '../format.ts'
import { useTexts } from '../texts.ts'

type BmiRulerProps = {
  readonly label: string
  /** None while there is nothing to calculate. */
  readonly reading?: { readonly bmi: number; readonly label: string; readonly tone: Reading['tone'] }
  /** The healthy stretch, in kg/m². */
  readonly good: readonly [from: number, to: number]
  /** Whether to show the bounds of the adult categories. */
  readonly banded: boolean
  /** Formats the weight for a BMI at the person's height. */
  readonly weightAt?: (bmi: number) => string
}

/** The scale from 15 to 40 with a BMI on it, and the weights that its bounds mean for the person. */
export function BmiRuler({ label, reading, good, banded, weightAt }: BmiRulerProps) {
  const { t, language } = useTexts()
  const [from, to] = good
  return (
    <Ruler
      label={label}
      zones={categories.flatMap((category, index) => {
        const [from, to] = [
          categoryBounds[index - 1] ?? scaleEnds.from,
          categoryBounds[index] ?? scaleEnds.to,
        ]
        return banded
          ? [{ from: scalePosition(from), to: scalePosition(to), label: t.categories[category] }]
          : []
      })}
      good={{ from: scalePosition(from), to: scalePosition(to) }}
      ticks={[scaleEnds.from, ...(banded ? categoryBounds : []), scaleEnds.to].map((bmi) => ({
        at: scalePosition(bmi),
        label: number(bmi, language, 1, 0),
        detail: weightAt?.(bmi),
        minorDetail: bmi !== from && bmi !== to,
        // Between 15 and 18.5 there is no room for larger text on a narrow screen.
        minor: banded && (bmi === scaleEnds.from || bmi === scaleEnds.to),
      }))}
      readings={reading ? [{ at: scalePosition(reading.bmi), label: reading.label, tone: reading.tone }] : []}
    />
  )
}
