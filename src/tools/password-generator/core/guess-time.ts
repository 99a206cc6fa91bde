/**
 * The attacker that all figures of this tool assume: an offline attack with six graphics cards on a stolen list of
 * passwords, hashed with unsalted MD5. One NVIDIA RTX 4090 tries all 70^8 passwords of 8 characters in 59 minutes,
 * 1.6 × 10^11 a second (Hive Systems, password table 2024).
 */
const guessesPerSecond = 1e12

export const timeUnits = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const
export type TimeUnit = (typeof timeUnits)[number]

const secondsPer: Readonly<Record<TimeUnit, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  month: 2_629_746,
  year: 31_556_952,
}

/** Age of the universe in years (Planck Collaboration 2018: 13.8 billion). */
const ageOfUniverse = 13.8e9

export type GuessTime =
  | { readonly kind: 'at-once' }
  | { readonly kind: 'about'; readonly amount: number; readonly unit: TimeUnit }
  /** `times` the age of the universe. */
  | { readonly kind: 'universe'; readonly times: number }

/** Average time to guess a password in seconds: half of all 2^bits guesses. */
export const secondsToGuess = (bits: number): number => 2 ** (bits - 1) / guessesPerSecond

/**
 * Average time to guess a password in its largest unit, rounded to two digits. Months and years are mean Gregorian ones.
 */
export function guessTime(bits: number): GuessTime {
  const time = secondsToGuess(bits)
  if (time < 1) return { kind: 'at-once' }
  if (time / secondsPer.year >= ageOfUniverse)
    return { kind: 'universe', times: twoDigits(time / secondsPer.year / ageOfUniverse) }
  const unit = timeUnits.findLast((one) => time >= secondsPer[one]) ?? 'second'
  return { kind: 'about', amount: twoDigits(time / secondsPer[unit]), unit }
}

const twoDigits = (value: number): number => Number(value.toPrecision(2))
