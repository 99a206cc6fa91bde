import type { AnswerProps } from '../../../registry/manifest.ts'
import { AnswerFigure } from '../../../ui/layout/answer-figure/AnswerFigure.tsx'
import { Ruler } from '../../../ui/ruler/Ruler.tsx'
import {
  bmiOf,
  categoryBounds,
  categoryOf,
  scaleEnds,
  scalePosition,
  weightRange,
} from '../core/measures/bmi.ts'
import { number, shownBmi } from '../format.ts'
import type { Messages } from '../messages.en.ts'
import { readMeasures } from './read-measures.ts'

const [normal, overweight] = categoryBounds

/** The BMI of a typed weight and height, on the scale for adults. */
export function Answer({ text, t, language }: AnswerProps<Messages>) {
  const measures = readMeasures(text)
  if (!measures) return null
  const bmi = bmiOf(measures.kilograms, measures.centimetres)
  const category = categoryOf(bmi)
  const figure = shownBmi(bmi, language)
  const [from, to] = weightRange(measures.centimetres).map((weight) => number(weight, language, 1)) as [
    string,
    string,
  ]
  return (
    <AnswerFigure figure={figure} unit={t.categories[category]}>
      <Ruler
        label={`${figure}: ${t.categories[category]}`}
        good={{ from: scalePosition(normal), to: scalePosition(overweight) }}
        ticks={[scaleEnds.from, ...categoryBounds, scaleEnds.to].map((bound) => ({
          at: scalePosition(bound),
          label: number(bound, language, 1, 0),
          minor: bound === scaleEnds.from,
        }))}
        readings={[{ at: scalePosition(bmi), label: figure, tone: category === 'normal' ? 'good' : 'fair' }]}
      />
      <p>{t.normalWeight(number(measures.centimetres, language, 1, 0), from, to)}</p>
    </AnswerFigure>
  )
}
