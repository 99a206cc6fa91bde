import type { FinishOptions } from './finish.ts'

export type PomodoroSettings = FinishOptions & {
  readonly sound: boolean
  /** Percent. */
  readonly volume: number
  readonly flash: boolean
  readonly keepScreenOn: boolean
}

export const initialSettings: PomodoroSettings = {
  customMinutes: 45,
  customCounts: false,
  autoStartBreaks: false,
  autoStartWork: false,
  sound: true,
  volume: 30,
  flash: false,
  keepScreenOn: false,
}
