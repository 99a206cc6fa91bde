import { adultAge } from '../core/measures/bmi.ts'
import type { StoredEntry } from '../history/stored.ts'
import { useTexts } from '../texts.ts'
import styles from './Chart.module.css'
import { Chart } from './Chart.tsx'

type ChartsProps = {
  readonly entries: readonly StoredEntry[]
}

/**
 * BMI over time. Under 20 years a BMI is assessed by age and not comparable with an adult's, so each group has its own
 * chart.
 */
export function Charts({ entries }: ChartsProps) {
  const { t } = useTexts()
  const values = entries.map(({ value }) => value).sort((a, b) => a.timestamp - b.timestamp)
  const adults = values.filter(({ age }) => age >= adultAge)
  const young = values.filter(({ age }) => age < adultAge)
  if (adults.length === 0 || young.length === 0)
    return <Chart values={values} label={t.chart(values.length)} banded={young.length === 0} />
  return [
    { title: t.adults, group: adults, banded: true },
    { title: t.young, group: young, banded: false },
  ].map(({ title, group, banded }) => (
    <div key={title}>
      <h3 className={styles.title}>{title}</h3>
      <Chart banded={banded} values={group} label={`${title}: ${t.chart(group.length)}`} />
    </div>
  ))
}
