/// <reference path="./zxcvbn-parts.d.ts" />
import feedback from 'zxcvbn/lib/feedback'
import { gradeOf } from '../strength-grade.ts'
import type { Estimate } from './create-estimator.ts'
import { type Advice, adviceOf, type StrengthEstimate } from './estimate-messages.ts'

/** Scores of zxcvbn for which `get_feedback` gives advice, and for which it gives none. */
const scoreWithAdvice = 0
const scoreWithoutAdvice = 4

/** Estimates a typed password; with advice unless it is strong. */
export function estimateStrength(
  estimate: (password: string) => Estimate,
  password: string,
): Pick<StrengthEstimate, 'bits' | 'advice'> {
  const { bits, matches } = estimate(password)
  const isStrong = gradeOf(bits).endsWith('strong')
  const { warning = '', suggestions } = feedback.get_feedback(
    isStrong ? scoreWithoutAdvice : scoreWithAdvice,
    matches,
  )
  return { bits, advice: [warning, ...suggestions].map(adviceOf).filter(isAdvice) }
}

const isAdvice = (one: Advice | undefined): one is Advice => one !== undefined
