import { isCommand } from '../../../lib/text/one-edit.ts'
import { customLimits } from '../core/modes.ts'

const patterns = [
  /^(?<verb>\p{L}+)?\s*(?<amount>\d{1,4})\s*(?<unit>m|mins?|minutes?|dk|dakika)?$/iu,
  /^(?<amount>\d{1,4})\s*(?<unit>m|mins?|minutes?|dk|dakika)(?:l[ıi]k)?\s+(?<verb>\p{L}+)$/iu,
]
const verbs = ['timer', 'pomodoro', 'zamanlayıcı', 'sayaç']

type Requested = { readonly minutes: number; readonly isPlain: boolean }

/** The minutes that a person asks for, in limits or not; `isPlain`: a number alone. Undefined for anything else. */
function requestedMinutes(text: string): Requested | undefined {
  for (const pattern of patterns) {
    const { verb, amount, unit } = pattern.exec(text.trim())?.groups ?? {}
    if (amount === undefined || (verb !== undefined && !isCommand(verb, verbs))) continue
    return { minutes: Number(amount), isPlain: verb === undefined && unit === undefined }
  }
  return undefined
}

const isAllowed = (minutes: number) => minutes >= customLimits.min && minutes <= customLimits.max

/** Whole minutes of a timer that a person asks for, such as `timer 10` or `25 min`; undefined for anything else. */
export function readMinutes(text: string): number | undefined {
  const minutes = requestedMinutes(text)?.minutes
  return minutes !== undefined && isAllowed(minutes) ? minutes : undefined
}

/** Whether a person asks for a timer of minutes that none can have; a number alone may mean anything. */
export function isBeyondLimits(text: string): boolean {
  const requested = requestedMinutes(text)
  return requested !== undefined && !requested.isPlain && !isAllowed(requested.minutes)
}
