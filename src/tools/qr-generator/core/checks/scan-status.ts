import { type Robustness, ratingOf } from './robustness.ts'

/** What is said of a code, in one word that agrees with its score. */
export type ScanStatus =
  /** Read back; how robust it is, is being found out. */
  | 'testing'
  | 'correct'
  /** Read back, but by chance: hardly anything may come between it and a camera. */
  | 'weak'
  | 'unread'
  /** No decoder could be started. */
  | 'unknown'

/**
 * @param isRead whether the first decoder read the text that went in; `undefined` when it could not be started
 * @param robustness `undefined` while it is being found out, `null` when it could not be
 */
export function scanStatusOf(
  isRead: boolean | undefined,
  robustness: Robustness | null | undefined,
): ScanStatus {
  if (robustness === undefined) return isRead ? 'testing' : 'unknown'
  if (robustness === null) return isRead === undefined ? 'unknown' : isRead ? 'correct' : 'unread'
  if (!isRead && robustness.plain === 'none') return 'unread'
  return ratingOf(robustness.score) === 'weak' ? 'weak' : 'correct'
}
