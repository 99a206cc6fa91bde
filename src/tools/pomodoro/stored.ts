import { useMemo } from 'react'
import {
  boolean,
  exactOptional,
  type GenericSchema,
  literal,
  nullable,
  object,
  picklist,
  variant,
} from 'valibot'
import {
  calendarDay,
  integerIn,
  listOf,
  numberIn,
  textUpTo,
  timestampSchema,
} from '../../lib/stored-data/bounded-schema.ts'
import { deviceStorage } from '../../platform/storage/backends.ts'
import { createHistory, type StorageBackend } from '../../platform/storage/history/history.ts'
import { firstVersion } from '../../platform/storage/records/versions.ts'
import { createSettings, type Settings } from '../../platform/storage/settings/settings.ts'
import { useStore } from '../../ui/use-store.ts'
import { type DayStats, emptyDay } from './core/days.ts'
import type { TimerRecord } from './core/finish.ts'
import { customLimits, modes } from './core/modes.ts'
import { initialSettings, type PomodoroSettings } from './core/settings.ts'
import { idleTimer } from './core/timer.ts'
import { stores } from './stores.ts'

const id = textUpTo(100)
/** No session is as long as a day. */
const dayMs = 86_400_000
const session = { id, mode: picklist(modes), durationMs: numberIn(1, dayMs) }

const timerSchema: GenericSchema<unknown, TimerRecord> = object({
  timer: variant('status', [
    object({ ...session, status: literal('idle') }),
    object({
      ...session,
      status: literal('running'),
      startedAt: timestampSchema,
      deadline: timestampSchema,
      shift: exactOptional(object({ by: numberIn(-1e15, 1e15), at: timestampSchema })),
    }),
    object({ ...session, status: literal('paused'), remainingMs: numberIn(0, dayMs) }),
  ]),
  last: nullable(
    object({
      id,
      mode: picklist(modes),
      endedAt: timestampSchema,
      noticedAt: timestampSchema,
      day: calendarDay,
      minutes: numberIn(0, 1440),
      counted: boolean(),
      offersLongBreak: boolean(),
    }),
  ),
})

/** The timer record that all tabs share. */
export const createTimerRecord = (backend: Pick<StorageBackend, 'area' | 'clock'>): Settings<TimerRecord> =>
  createSettings(
    {
      store: stores.timer,
      versions: firstVersion(timerSchema),
      initial: { timer: idleTimer('first', 'work', 25), last: null },
    },
    backend,
  )

export const timerRecord = createTimerRecord(deviceStorage)

export const pomodoroSettings: Settings<PomodoroSettings> = createSettings(
  {
    store: stores.settings,
    versions: firstVersion(
      object({
        customMinutes: integerIn(customLimits.min, customLimits.max),
        customCounts: boolean(),
        autoStartBreaks: boolean(),
        autoStartWork: boolean(),
        sound: boolean(),
        volume: numberIn(0, 100),
        flash: boolean(),
        keepScreenOn: boolean(),
      }),
    ),
    initial: initialSettings,
  },
  deviceStorage,
)

export function usePomodoroSettings(): readonly [
  PomodoroSettings,
  (change: Partial<PomodoroSettings>) => void,
] {
  const now = useStore(pomodoroSettings)
  return [now, (change) => pomodoroSettings.write({ ...pomodoroSettings.read(), ...change })]
}

/** The statistics, one record per date, so that writing a day again replaces it. */
export function createDays(backend: Pick<StorageBackend, 'area' | 'clock'>) {
  let date = ''
  const history = createHistory<DayStats>(
    {
      store: stores.days,
      versions: firstVersion(
        object({
          date: calendarDay,
          completedSessions: integerIn(0, 100_000),
          totalFocusTime: numberIn(0, 1_000_000),
          ids: listOf(id, 10_000),
        }),
      ),
    },
    { ...backend, newId: () => date },
  )
  return {
    history,
    read: (wanted: string): DayStats =>
      history.read().entries.find(({ value }) => value.date === wanted)?.value ?? emptyDay(wanted),
    write(stats: DayStats) {
      date = stats.date
      history.add(stats)
    },
  }
}

export const days = createDays(deviceStorage)

export function useDays(): readonly DayStats[] {
  const { entries } = useStore(days.history)
  return useMemo(() => entries.map(({ value }) => value), [entries])
}
