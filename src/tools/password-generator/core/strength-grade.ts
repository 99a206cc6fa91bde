import { secondsToGuess } from './guess-time.ts'

export const grades = ['very-weak', 'weak', 'fair', 'strong', 'very-strong'] as const
export type StrengthGrade = (typeof grades)[number]

const day = 86_400
const year = 31_556_952

/** The least average time to guess for each grade, in seconds, for the attacker of `guess-time.ts`. */
const minSeconds: Readonly<Record<StrengthGrade, number>> = {
  'very-weak': 0,
  weak: 60,
  fair: day,
  strong: 100 * year,
  'very-strong': 1_000_000 * year,
}

/** The grade of a password, by the average time to guess it alone. */
export function gradeOf(bits: number): StrengthGrade {
  const time = secondsToGuess(bits)
  return grades.findLast((grade) => time >= minSeconds[grade]) ?? 'very-weak'
}
