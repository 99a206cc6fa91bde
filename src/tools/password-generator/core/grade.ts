import { secondsToGuess } from './guess-time.ts'

export const grades = ['very-weak', 'weak', 'fair', 'strong', 'very-strong'] as const
export type Grade = (typeof grades)[number]

const day = 86_400
const year = 31_556_952

/** From how many seconds on each grade holds, against the attacker of `guess-time.ts`. */
const from: Readonly<Record<Grade, number>> = {
  'very-weak': 0,
  weak: 60,
  fair: day,
  strong: 100 * year,
  'very-strong': 1_000_000 * year,
}

/** The grade of a password by nothing but the time that finding it takes on average. */
export function gradeOf(bits: number): Grade {
  const time = secondsToGuess(bits)
  return grades.findLast((grade) => time >= from[grade]) ?? 'very-weak'
}
