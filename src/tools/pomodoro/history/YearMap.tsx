import { formatDay } from '../../../lib/text/format-day.ts'
import { type DayStats, lastDays, weekday } from '../core/days.ts'
import { useTexts } from '../texts.ts'
import styles from './YearMap.module.css'

type YearMapProps = {
  readonly days: readonly DayStats[]
  readonly today: string
}

/** Minutes at which a day gets the next darker colour. */
const levels = [1, 50, 100, 175]

/** Heat map of a year: a square per day, a column per week from Monday to Sunday. The table beside it has the numbers. */
export function YearMap({ days, today }: YearMapProps) {
  const { t, language } = useTexts()
  const shown = lastDays(days, today, 365)
  const lead = weekday(shown[0]?.date ?? today)
  return (
    <div className={styles.scroller}>
      <svg className={styles.map} viewBox="0 0 636 84" role="img" aria-label={t.yearChart}>
        {shown.map(({ date, totalFocusTime }, index) => (
          <rect
            key={date}
            x={Math.floor((index + lead) / 7) * 12}
            y={((index + lead) % 7) * 12}
            width="10"
            height="10"
            rx="2"
            className={styles.day}
            data-level={levels.filter((least) => totalFocusTime >= least).length}
          >
            {totalFocusTime > 0 ? (
              <title>{t.dayMinutes(formatDay(date, language), t.duration(totalFocusTime))}</title>
            ) : null}
          </rect>
        ))}
      </svg>
    </div>
  )
}
