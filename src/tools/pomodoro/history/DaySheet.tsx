import { formatDay } from '../../../lib/text/format-day.ts'
import type { DayStats } from '../core/days.ts'
import { useTexts } from '../texts.ts'
import { SessionMarks } from '../timer/lip/SessionMarks.tsx'
import styles from './DaySheet.module.css'
import { DayFigures } from './TodayPanel.tsx'

/** What is printed: the day's date, sessions and focus time. */
export function DaySheet({ day }: { readonly day: DayStats }) {
  const { language } = useTexts()
  return (
    <div className={styles.sheet}>
      <p className={styles.date}>{formatDay(day.date, language)}</p>
      <DayFigures day={day} />
      <SessionMarks completed={day.completedSessions} running={0} />
    </div>
  )
}
