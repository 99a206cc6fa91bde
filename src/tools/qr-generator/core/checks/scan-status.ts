import { type Robustness, ratingOf } from './robustness.ts'

/** Result of reading a code back, consistent with its robustness score. */
export type ScanStatus =
  /** Read back, with the robustness test still running. */
  | 'testing'
  | 'correct'
  /** Read back, but likely to fail with a camera. */
  | 'weak'
  | 'unread'
  /** No decoder could be started. */
  | 'unknown'

/**
 * @param isRead whether the first decoder read the encoded text; `undefined` when it could not be started
 * @param robustness `undefined` during the test, `null` when the test could not run
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
