import { secondsToCrack } from './crack-time.ts'

export const grades = ['very-weak', 'weak', 'fair', 'strong', 'very-strong'] as const
export type Grade = (typeof grades)[number]

const secondsPerDay = 86_400
const secondsPerYear = 31_556_952

/** The minimum average time to crack for each grade, under the attacker model of `crack-time.ts`. */
const minSeconds: Readonly<Record<Grade, number>> = {
  'very-weak': 0,
  weak: 60,
  fair: secondsPerDay,
  strong: 100 * secondsPerYear,
  'very-strong': 1_000_000 * secondsPerYear,
}

/** Grades a password by its average time to crack alone. */
export function gradeOf(bits: number): Grade {
  const time = secondsToCrack(bits)
  return grades.findLast((grade) => time >= minSeconds[grade]) ?? 'very-weak'
}
