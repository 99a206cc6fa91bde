import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { DayStats } from '../core/days.ts'
import { useTexts } from '../texts.ts'
import styles from './TodayPanel.module.css'

export function TodayPanel({ today }: { readonly today: DayStats }) {
  const { t } = useTexts()
  return (
    <Panel title={t.today}>
      <dl className={styles.stats}>
        <div className={styles.stat}>
          <dt>{t.sessions}</dt>
          <dd className={styles.number}>{today.completedSessions}</dd>
        </div>
        <div className={styles.stat}>
          <dt>{t.focus}</dt>
          <dd className={styles.number}>{t.duration(today.totalFocusTime)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
