import type { Code, EncodedCode } from '../content/use-code.ts'
import { ratingOf } from '../core/checks/robustness.ts'
import type { Verdict } from '../core/checks/verdict.ts'
import type { Messages } from '../messages.en.ts'

/** The status of the code in one sentence for screen readers; empty until it is known. */
export function statusOf(
  t: Messages,
  encoded: EncodedCode,
  code: Code,
  verdict: Verdict | undefined,
): string {
  if (encoded.state === 'too-long') return t.tooLong(encoded.used - encoded.capacity)
  if (encoded.state !== 'encoded' || code.state !== 'shown' || code.shown.symbol !== encoded.symbol) return ''
  const { scanStatus, robustness } = code.shown
  // Unreadable and unchecked codes have an alert.
  if (scanStatus !== 'correct' && scanStatus !== 'weak') return ''
  if (!robustness || !verdict) return `${t.scanStatuses[scanStatus]}. ${t.untested}`
  return t.status(t.verdicts[verdict], t.ratings[ratingOf(robustness.score)], t.score(robustness.score))
}
