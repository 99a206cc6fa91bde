import { Figure } from '../../ui/article/prose/Figure.tsx'
import type { Messages } from './messages.en.ts'
import styles from './Trend.module.css'
import { TrendDrawing } from './TrendDrawing.tsx'

/** Daily weights and their weekly mean, explained. */
export function Trend({ t }: { readonly t: Messages['trend'] }) {
  return (
    <Figure caption={t.caption}>
      <TrendDrawing label={t.label} />
      <ul className={styles.legend}>
        <li className={styles.ofDays}>{t.days}</li>
        <li className={styles.ofMean}>{t.mean}</li>
      </ul>
    </Figure>
  )
}
