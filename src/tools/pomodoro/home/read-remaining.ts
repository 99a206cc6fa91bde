/** Milliseconds of a whole session, until a timer is stored. */
export const wholeSession = 25 * 60_000

/**
 * Milliseconds that are left of the stored timer, and whether there is one that is not at its start. Reads the record's
 * text by itself: the storage modules would be loaded for the home page alone. What it cannot read counts as no timer.
 */
export function readRemaining(
  text: string | null,
  now: number,
): { readonly remaining: number; readonly isUnderWay: boolean } {
  const none = { remaining: wholeSession, isUnderWay: false }
  try {
    const { timer } = JSON.parse(text ?? '').d
    const left =
      timer.status === 'running' ? timer.deadline - now : timer.status === 'paused' ? timer.remainingMs : null
    return typeof left === 'number' && left > 0 && left <= 86_400_000
      ? { remaining: left, isUnderWay: true }
      : none
  } catch {
    return none
  }
}
