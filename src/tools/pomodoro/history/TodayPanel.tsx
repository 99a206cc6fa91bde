import type { ReactNode } from 'react'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { DayStats } from '../core/days.ts'
import { useTexts } from '../texts.ts'
import styles from './TodayPanel.module.css'

type TodayPanelProps = { readonly today: DayStats; readonly children: ReactNode }

/** The day in two numbers, and what one can start at once. */
export function TodayPanel({ today, children }: TodayPanelProps) {
  const { t } = useTexts()
  return (
    <Panel title={t.today}>
      <div className={styles.today}>
        <DayFigures day={today} />
        {children}
      </div>
    </Panel>
  )
}

/** Completed sessions and focus time of a day. */
export function DayFigures({ day }: { readonly day: DayStats }) {
  const { t } = useTexts()
  return (
    <dl className={styles.stats}>
      <div className={styles.stat}>
        <dt>{t.sessions}</dt>
        <dd className={styles.number}>{day.completedSessions}</dd>
      </div>
      <div className={styles.stat}>
        <dt>{t.focus}</dt>
        <dd className={styles.number}>
          {t
            .duration(day.totalFocusTime)
            .split(/(\d+)/)
            .map((part, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: numbers and units take turns
              /\d/.test(part) ? part : <small key={index}>{part}</small>,
            )}
        </dd>
      </div>
    </dl>
  )
}
