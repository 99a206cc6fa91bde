/** Guesses a second of an attacker who stole a list of quickly hashed passwords and has many graphics cards. */
const guessesPerSecond = 1e12

export const timeUnits = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const
export type TimeUnit = (typeof timeUnits)[number]

const seconds: Readonly<Record<TimeUnit, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  month: 2_629_746,
  year: 31_556_952,
}

/** Age of the universe in years (Planck Collaboration 2018: 13.8 billion). */
const universe = 13.8e9

export type GuessTime =
  | { readonly kind: 'at-once' }
  | { readonly kind: 'about'; readonly amount: number; readonly unit: TimeUnit }
  /** `times` the age of the universe. */
  | { readonly kind: 'universe'; readonly times: number }

/**
 * The time to find a password on average, that is after half of all 2^bits guesses, at `guessesPerSecond`.
 * Amounts are rounded to two digits; months and years are mean Gregorian ones.
 */
export function guessTime(bits: number): GuessTime {
  const time = 2 ** (bits - 1) / guessesPerSecond
  if (time < 1) return { kind: 'at-once' }
  if (time / seconds.year >= universe)
    return { kind: 'universe', times: twoDigits(time / seconds.year / universe) }
  const unit = timeUnits.findLast((one) => time >= seconds[one]) ?? 'second'
  return { kind: 'about', amount: twoDigits(time / seconds[unit]), unit }
}

const twoDigits = (value: number): number => Number(value.toPrecision(2))
