import type { ReactNode } from 'react'
import { capitalised } from '../../../lib/text/capitalised.ts'
import { SampleButton } from '../../../ui/button/sample-button/SampleButton.tsx'
import { Charts } from '../charts/Charts.tsx'
import { adultAge, bmiOf, decimalsFor } from '../core/measures/bmi.ts'
import { basalEnergy, basalSpread, dailyEnergy, energyAge } from '../core/measures/energy.ts'
import type { Measurements } from '../core/measures/plausibility.ts'
import { waistApplies, waistBandOf, waistBounds, waistRatio } from '../core/measures/waist.ts'
import { number } from '../format.ts'
import { useBmiHistory } from '../history/stored.ts'
import { useTexts } from '../texts.ts'
import { AdultResult } from './AdultResult.tsx'
import { BmiRuler } from './BmiRuler.tsx'
import { ChildResult } from './ChildResult.tsx'
import { Fact } from './Fact.tsx'
import styles from './ResultPanel.module.css'
import type { ResultProps } from './result-props.ts'

type ResultPanelProps = Omit<ResultProps, 'measured'> & {
  /** `undefined` while there is nothing to calculate. */
  readonly measured: Measurements | undefined
  /** Centimetres; `undefined` without one. */
  readonly waist: number | undefined
  readonly onSample: () => void
}

export function ResultPanel({ settings, measured, waist, onSample }: ResultPanelProps) {
  const { t } = useTexts()
  return (
    <section aria-label={t.result} className={styles.panel}>
      {measured ? (
        <Result settings={settings} measured={measured} waist={waist} />
      ) : (
        <div className={styles.empty}>
          <div className={styles.headline}>
            <p className={styles.ghost} aria-hidden="true">
              ––.–
            </p>
            <p className={styles.category}>{t.empty}</p>
            <SampleButton className={styles.sample} onSample={onSample} />
          </div>
          <div aria-hidden="true" className={styles.emptyRuler}>
            <BmiRuler banded label="" good={[18.5, 25]} weightAt={() => '–'} />
          </div>
          <p className={styles.note}>{t.emptyHint}</p>
        </div>
      )}
      <Course />
    </section>
  )
}

/** The stored results over time, or room for them. */
function Course() {
  const { t } = useTexts()
  const entries = useBmiHistory()
  return (
    <div className={styles.course} data-tint="350" data-empty={entries.length === 0 ? '' : undefined}>
      {entries.length > 0 ? <Charts entries={entries} /> : <p className={styles.note}>{t.chartEmpty}</p>}
    </div>
  )
}

function Result({ waist, ...props }: ResultProps & { readonly waist: number | undefined }) {
  const { t } = useTexts()
  const { measured } = props
  const adult = measured.years >= adultAge
  return (
    <div className={styles.result} data-tint="350">
      {adult ? <AdultResult {...props} /> : <ChildResult {...props} />}
      <div className={styles.facts}>
        {measured.years >= energyAge ? <Energy measured={measured} /> : null}
        {waist === undefined ? null : <Waist measured={measured} waist={waist} />}
      </div>
      {adult ? null : <p className={styles.note}>{t.childNote}</p>}
    </div>
  )
}

function Energy({ measured }: Pick<ResultProps, 'measured'>): ReactNode {
  const { t, language } = useTexts()
  const { gender, kilograms, centimetres, years } = measured
  if (gender === 'none') return <p className={styles.note}>{t.genderForEnergy}</p>
  const person = [gender, kilograms, centimetres, years] as const
  const energy = dailyEnergy(...person)
  // The formula is meaningless far outside the population it was derived from.
  if (!(energy > 0)) return null
  const basal = Math.round(basalEnergy(...person) / 10) * 10
  return (
    <Fact
      name={t.energy}
      value={t.kilocalories(number(energy, language, 0))}
      note={t.energyNote(basalSpread[gender], number(basal, language, 0))}
    />
  )
}

function Waist({ measured, waist }: Pick<ResultProps, 'measured'> & { readonly waist: number }) {
  const { t, language } = useTexts()
  const { kilograms, centimetres, years } = measured
  const ratio = waistRatio(waist, centimetres)
  const applies = waistApplies(bmiOf(kilograms, centimetres), years)
  return (
    <Fact
      name={t.waistRatio}
      value={number(ratio, language, decimalsFor(ratio, waistBounds, 2))}
      note={
        applies
          ? `${capitalised(t.waistBands[waistBandOf(ratio)], language)}. ${t.waistNote}`
          : t.waistNotUsed
      }
    />
  )
}
