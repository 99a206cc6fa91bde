/** What a page knows of its visitor, the line and the device; what its browser does not report is undefined. */
export type Conditions = {
  readonly isVisible: boolean
  /** Since the last input, in milliseconds. */
  readonly quietMs: number
  /** Something is being made, or loaded. */
  readonly isBusy: boolean
  readonly saveData: boolean | undefined
  /** The kind of line, as `navigator.connection.type` names it. */
  readonly line: string | undefined
  readonly battery: { readonly level: number; readonly charging: boolean } | undefined
}

/** Quiet for so long that the visitor is not at work, in milliseconds. */
export const quietEnoughMs = 5_000
const lowBattery = 0.2
const unmetered = ['wifi', 'ethernet']

/**
 * Whether the rest of the site may be stored unasked: now, later, or only if the visitor wants it. A line of which nothing
 * is known may be paid for by the megabyte, as that of a phone is that a computer shares.
 */
export function maySave(conditions: Conditions): 'now' | 'later' | 'if-wanted' {
  const { isVisible, quietMs, isBusy, saveData, line, battery } = conditions
  if (saveData || line === undefined || !unmetered.includes(line)) return 'if-wanted'
  if (!isVisible || isBusy || quietMs < quietEnoughMs) return 'later'
  return battery && !battery.charging && battery.level < lowBattery ? 'later' : 'now'
}
