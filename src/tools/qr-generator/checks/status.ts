import type { Code, Made } from '../content/use-code.ts'
import { ratingOf } from '../core/checks/robustness.ts'
import type { Messages } from '../messages.en.ts'

/** The state of the code in one sentence, for those who cannot see it; empty while it is being found out. */
export function statusOf(t: Messages, made: Made, code: Code): string {
  if (made.state === 'too-long') return t.tooLong(made.used - made.capacity)
  if (made.state !== 'encoded' || code.state !== 'shown' || code.shown.symbol !== made.symbol) return ''
  const { verdict, robustness } = code.shown
  // What could not be read or checked is said by an alert.
  if (verdict !== 'correct' && verdict !== 'weak') return ''
  if (!robustness) return `${t.verdicts[verdict]}. ${t.untested}`
  return t.status(t.verdicts[verdict], t.ratings[ratingOf(robustness.score)], t.score(robustness.score))
}
