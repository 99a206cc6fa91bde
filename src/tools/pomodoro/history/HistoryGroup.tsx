import { Download, Trash2 } from 'lucide'
import { memo, useState } from 'react'
import { formatDay } from '../../../lib/text/format-day.ts'
import { dateFormat } from '../../../lib/text/formats.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { localeOf } from '../../../lib/text/locale.ts'
import { download } from '../../../platform/files/download.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useUndo } from '../../../ui/feedback/undo/use-undo.ts'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { type DayStats, daysCsv, lastDays, lastMonths, sumOf } from '../core/days.ts'
import { days as store } from '../stored.ts'
import { useTexts } from '../texts.ts'
import styles from './HistoryGroup.module.css'
import { YearMap } from './YearMap.tsx'

type HistoryGroupProps = {
  readonly days: readonly DayStats[]
  readonly today: string
}

type Row = { readonly name: string; readonly sessions: number; readonly minutes: number }

/** Week and year as tables with bars, and the year as a heat map. Not rendered with each second of a running timer. */
export const HistoryGroup = memo(function HistoryGroup({ days, today }: HistoryGroupProps) {
  const { t, language } = useTexts()
  const ui = useUiText()
  const [period, setPeriod] = useState<'week' | 'year'>('week')
  const undo = useUndo(store.history)
  const rows: readonly Row[] =
    period === 'week'
      ? lastDays(days, today, 7).map(({ date, completedSessions, totalFocusTime }) => ({
          name: shortDay(date, language),
          sessions: completedSessions,
          minutes: totalFocusTime,
        }))
      : lastMonths(days, today).map((month) => ({ ...month, name: formatDay(month.month, language) }))
  const sessions = rows.reduce((sum, row) => sum + row.sessions, 0)
  const minutes = rows.reduce((sum, row) => sum + row.minutes, 0)
  const isEmpty = days.every(({ ids }) => ids.length === 0)
  return (
    <FoldedGroup
      title={t.history}
      state={isEmpty ? t.historyEmpty : t.historyState(sumOf(lastDays(days, today, 7)).sessions)}
    >
      <div className={styles.history} data-tint="40">
        {isEmpty ? (
          <p className={styles.note}>{t.noHistory}</p>
        ) : (
          <>
            <SegmentedField
              label={t.period}
              value={period}
              segments={(['week', 'year'] as const).map((value) => ({ value, label: t.periods[value] }))}
              onChange={setPeriod}
            />
            <p className={styles.sum}>
              {(period === 'week' ? t.weekSum : t.yearSum)(sessions, t.duration(minutes))}
            </p>
            {period === 'year' ? <YearMap days={days} today={today} /> : null}
            <Table name={period === 'week' ? t.day : t.month} rows={rows} />
          </>
        )}
        <div className={styles.actions}>
          <Button
            disabled={isEmpty}
            onClick={() =>
              download(new Blob([daysCsv(days)], { type: 'text/csv;charset=utf-8' }), t.fileName)
            }
          >
            <Icon of={Download} size={18} />
            {t.exportCsv}
          </Button>
          <Button
            variant="danger"
            disabled={isEmpty}
            onClick={() => undo.offer(store.history.clear(), t.cleared)}
          >
            <Icon of={Trash2} size={18} />
            {t.clear}
          </Button>
          {undo.run && isEmpty ? <Button onClick={undo.run}>{ui.undo}</Button> : null}
        </div>
      </div>
    </FoldedGroup>
  )
})

type TableProps = { readonly name: string; readonly rows: readonly Row[] }

function Table({ name, rows }: TableProps) {
  const { t } = useTexts()
  const max = Math.max(1, ...rows.map(({ minutes }) => minutes))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{t.sessions}</th>
          <th scope="col">{t.focus}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.sessions}</td>
            <td>
              <span className={styles.minutes}>{t.duration(row.minutes)}</span>
              <svg className={styles.bar} aria-hidden="true" height="8">
                <rect width={`${(row.minutes / max) * 100}%`} height="8" rx="4" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Weekday and date of a calendar day, which has no time zone. */
const shortDay = (day: string, language: Language): string =>
  dateFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
