import { childResult, tableAges } from '../core/children/percentile.ts'
import { bmiOf } from '../core/measures/bmi.ts'
import { number, shownBmi, shownWeight } from '../format.ts'
import { useTexts } from '../texts.ts'
import { BmiRuler } from './BmiRuler.tsx'
import { Fact } from './Fact.tsx'
import styles from './ResultPanel.module.css'
import type { ResultProps } from './result-props.ts'

/** The result under 20 years: the percentile for age and sex. */
export function ChildResult({ measured, settings }: ResultProps) {
  const { t, language } = useTexts()
  const { kilograms, centimetres, years, gender } = measured
  const bmi = bmiOf(kilograms, centimetres)
  const shown = shownBmi(bmi, language)
  const months = Math.round(years * 12 * 1e6) / 1e6
  const known = months >= tableAges.from
  const result = known && gender !== 'none' ? childResult(gender, months, bmi) : undefined
  const headline = (
    <p>
      <span className={styles.label}>{t.bmi}</span>
      <strong className={styles.number}>{shown}</strong>
    </p>
  )
  if (!result || gender === 'none')
    return (
      <>
        <div className={styles.headline}>{headline}</div>
        <p className={styles.note}>{known ? t.genderForPercentile : t.underTwo}</p>
      </>
    )
  const square = (centimetres / 100) ** 2
  const { percentile, category, ofThe95th, healthyRange } = result
  // Beyond these the sample of the 2000 charts was too small for single percentiles.
  const rounded = number(percentile, language, 0)
  const [place, count] =
    percentile > 97
      ? [t.aboveTable, t.moreThan97]
      : percentile < 3
        ? [t.belowTable, t.fewerThan3]
        : [rounded, rounded]
  const [from, to] = healthyRange.map((each) => shownWeight(each * square, settings.units, t, language))
  const age = t.monthsAndYears(Math.floor(months / 12), Math.floor(months % 12))
  return (
    <>
      <div className={styles.headline}>
        {headline}
        <p className={styles.category}>{t.childCategories[category]}</p>
      </div>
      <BmiRuler
        banded={false}
        label={t.childScale(shown)}
        reading={{ bmi, label: shown, tone: category === 'healthy' ? 'good' : 'neutral' }}
        good={healthyRange}
        weightAt={(each) => shownWeight(each * square, settings.units, t, language)}
      />
      <Fact
        name={t.percentile}
        value={place}
        note={[
          t.percentileText(count, age, gender),
          ...(percentile >= 95 ? [t.ofThe95th(number(ofThe95th, language, 0))] : []),
        ].join(' ')}
      />
      <Fact name={t.range} value={t.rangeOf(from ?? '', to ?? '')} note={t.childRangeNote} />
    </>
  )
}
