/**
 * The attacker model of this tool: an offline attack with six graphics cards on a stolen list of passwords that were
 * stored with a fast hash (MD5, unsalted). One NVIDIA RTX 4090 tries all 70^8 passwords of 8 characters in 59 minutes,
 * 1.6 × 10^11 a second (Hive Systems, password table 2024).
 */
const guessesPerSecond = 1e12

export const timeUnits = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const
export type TimeUnit = (typeof timeUnits)[number]

/** Months and years are mean Gregorian ones. */
const secondsPerUnit: Readonly<Record<TimeUnit, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  month: 2_629_746,
  year: 31_556_952,
}

/** Planck Collaboration 2018: 13.8 billion years. */
const universeAgeYears = 13.8e9

export type CrackTime =
  | { readonly kind: 'under-a-second' }
  | { readonly kind: 'approximate'; readonly amount: number; readonly unit: TimeUnit }
  /** `times` the age of the universe. */
  | { readonly kind: 'universe-ages'; readonly times: number }

/** The average time in seconds until the attacker finds a password, which is half the time for all 2^bits guesses. */
export const secondsToCrack = (bits: number): number => 2 ** (bits - 1) / guessesPerSecond

/** The average time to crack in the largest unit that it fills, rounded to two significant digits. */
export function crackTime(bits: number): CrackTime {
  const time = secondsToCrack(bits)
  if (time < 1) return { kind: 'under-a-second' }
  if (time / secondsPerUnit.year >= universeAgeYears)
    return { kind: 'universe-ages', times: twoDigits(time / secondsPerUnit.year / universeAgeYears) }
  const unit = timeUnits.findLast((one) => time >= secondsPerUnit[one]) ?? 'second'
  return { kind: 'approximate', amount: twoDigits(time / secondsPerUnit[unit]), unit }
}

const twoDigits = (value: number): number => Number(value.toPrecision(2))
