import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { DayStats } from '../core/days.ts'
import type { Messages } from '../messages.en.ts'
import styles from './TodayPanel.module.css'

export function TodayPanel({ t, today }: { readonly t: Messages; readonly today: DayStats }) {
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
