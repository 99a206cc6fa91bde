import type { Ended } from './finish.ts'

/** The statistics of one local day; the field names are the specification's. */
export type DayStats = {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly completedSessions: number
  /** Minutes. */
  readonly totalFocusTime: number
  /** The sessions counted, so that none is counted twice. */
  readonly ids: readonly string[]
}

export const emptyDay = (date: string): DayStats => ({
  date,
  completedSessions: 0,
  totalFocusTime: 0,
  ids: [],
})

type Counted = Pick<Ended, 'id' | 'mode' | 'minutes'>

/** A custom timer adds focus time but no completed session. */
const sessionsOf = ({ mode }: Counted) => (mode === 'work' ? 1 : 0)

/** Adds a session; returns the same day if it is already counted. */
export function addSession(day: DayStats, ended: Counted): DayStats {
  if (day.ids.includes(ended.id)) return day
  return {
    ...day,
    completedSessions: day.completedSessions + sessionsOf(ended),
    totalFocusTime: day.totalFocusTime + ended.minutes,
    ids: [...day.ids, ended.id],
  }
}

/** Removes a session; returns the same day if it is not counted. */
export function removeSession(day: DayStats, ended: Counted): DayStats {
  if (!day.ids.includes(ended.id)) return day
  return {
    ...day,
    completedSessions: Math.max(0, day.completedSessions - sessionsOf(ended)),
    totalFocusTime: Math.max(0, day.totalFocusTime - ended.minutes),
    ids: day.ids.filter((id) => id !== ended.id),
  }
}

/** The calendar day `by` days after a day `YYYY-MM-DD`. In UTC, so daylight saving time has no effect. */
export function dayAfter(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + by)
  return date.toISOString().slice(0, 10)
}

/** Weekday of a day `YYYY-MM-DD`: 0 Monday … 6 Sunday. */
export const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The last `count` days including `today`, oldest first; days without a record are empty. */
export function lastDays(days: readonly DayStats[], today: string, count: number): readonly DayStats[] {
  const byDate = new Map(days.map((day) => [day.date, day]))
  return Array.from({ length: count }, (_, index) => {
    const date = dayAfter(today, index - count + 1)
    return byDate.get(date) ?? emptyDay(date)
  })
}

export type Sum = { readonly sessions: number; readonly minutes: number }

export const sumOf = (days: readonly DayStats[]): Sum => ({
  sessions: days.reduce((sum, day) => sum + day.completedSessions, 0),
  minutes: days.reduce((sum, day) => sum + day.totalFocusTime, 0),
})

/** Sums of the twelve months up to that of `today`, oldest first; `month` is `YYYY-MM`. */
export function lastMonths(
  days: readonly DayStats[],
  today: string,
): readonly (Sum & { readonly month: string })[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const name = new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 7)
    return { month: name, ...sumOf(days.filter(({ date }) => date.startsWith(name))) }
  })
}

/** CSV (RFC 4180) of all days with sessions, oldest first. */
export function daysCsv(days: readonly DayStats[]): string {
  const rows = [...days]
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, completedSessions, totalFocusTime }) => `${date},${completedSessions},${totalFocusTime}`)
  return ['date,completed_sessions,focus_minutes', ...rows, ''].join('\r\n')
}
