export const modes = ['work', 'break', 'long-break', 'custom'] as const
export type Mode = (typeof modes)[number]

/** As specified. */
export const modeMinutes = { work: 25, break: 5, 'long-break': 15 } as const

export const customLimits = { min: 1, max: 120 } as const

export const minute = 60_000

/** Rounds to whole minutes within the limits of a custom timer. */
export const clampMinutes = (minutes: number): number =>
  Math.min(customLimits.max, Math.max(customLimits.min, Math.round(minutes) || customLimits.min))

/** Length of a mode in milliseconds; `customMinutes` applies to custom only. */
export const durationOf = (mode: Mode, customMinutes: number): number =>
  (mode === 'custom' ? clampMinutes(customMinutes) : modeMinutes[mode]) * minute
