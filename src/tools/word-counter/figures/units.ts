import type { CounterState } from '../counter.ts'
import type { Messages } from '../messages.en.ts'

/** Labels and sizes of the text in other units. */
export const unitsOf = (t: Messages, { counts, analysis }: CounterState) =>
  [
    [t.lines, counts.lines],
    [t.units, counts.units],
    [t.codePoints, analysis?.codePoints ?? 0],
    [t.bytes, analysis?.bytes ?? 0],
  ] as const
