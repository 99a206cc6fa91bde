import { bmiOf, categoryOf, lowerActionPoints, obesityClassOf, weightRange } from '../core/measures/bmi.ts'
import { number, shownBmi, shownWeight } from '../format.ts'
import { useTexts } from '../texts.ts'
import { BmiRuler } from './BmiRuler.tsx'
import { Fact } from './Fact.tsx'
import styles from './ResultPanel.module.css'
import type { ResultProps } from './result-props.ts'

/** The weights of the normal category at the person's height. */
function AdultRange({ measured, settings }: ResultProps) {
  const { t, language } = useTexts()
  const [from, to] = weightRange(measured.centimetres).map((each) =>
    shownWeight(each, settings.units, t, language),
  )
  return <Fact name={t.range} value={t.rangeOf(from ?? '', to ?? '')} note={t.rangeNote} />
}

export function AdultResult({ measured, settings }: ResultProps) {
  const { t, language } = useTexts()
  const { kilograms, centimetres } = measured
  const bmi = bmiOf(kilograms, centimetres)
  const shown = shownBmi(bmi, language)
  const category = categoryOf(bmi)
  const level = obesityClassOf(bmi)
  const reached = lowerActionPoints.filter((point) => bmi >= point).at(-1)
  return (
    <>
      <div className={styles.headline}>
        <p>
          <span className={styles.label}>{t.bmi}</span>
          <strong className={styles.number}>{shown}</strong>
        </p>
        <p className={styles.category}>
          {t.categories[category]}
          {level ? <span className={styles.level}> · {t.obesityClass(level)}</span> : null}
          <span className={styles.sentence}>{t.sentences[category]}</span>
        </p>
        <AdultRange measured={measured} settings={settings} />
      </div>
      <BmiRuler
        banded
        label={t.scale(shown, t.categories[category])}
        reading={{
          bmi,
          label: shownWeight(kilograms, settings.units, t, language),
          tone: category === 'normal' ? 'good' : 'neutral',
        }}
        good={[18.5, 25]}
        weightAt={(each) => shownWeight(each * (centimetres / 100) ** 2, settings.units, t, language)}
      />
      {settings.lowerPoints ? (
        <p className={styles.note}>
          {reached === undefined
            ? t.noLowerPoint
            : t.lowerPoint(t.lowerPointAbove(number(reached, language, 1, 0)))}
        </p>
      ) : null}
    </>
  )
}
