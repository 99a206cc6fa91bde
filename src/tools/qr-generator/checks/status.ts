import type { Code, EncodedCode } from '../content/use-code.ts'
import { ratingOf } from '../core/checks/robustness.ts'
import type { Messages } from '../messages.en.ts'

/** The state of the code in one sentence, for those who cannot see it; empty while it is being found out. */
export function statusOf(t: Messages, made: EncodedCode, code: Code): string {
  if (made.state === 'too-long') return t.tooLong(made.used - made.capacity)
  if (made.state !== 'encoded' || code.state !== 'shown' || code.shown.symbol !== made.symbol) return ''
  const { scanStatus, robustness } = code.shown
  // What could not be read or checked is said by an alert.
  if (scanStatus !== 'correct' && scanStatus !== 'weak') return ''
  if (!robustness) return `${t.scanStatuses[scanStatus]}. ${t.untested}`
  return t.status(
    t.scanStatuses[scanStatus],
    t.ratings[ratingOf(robustness.score)],
    t.score(robustness.score),
  )
}
