/// <reference path="./zxcvbn-internals.d.ts" />
import feedback from 'zxcvbn/lib/feedback.js'
import { gradeOf } from '../grade.ts'
import { type Advice, adviceOf } from './advice.ts'
import type { Estimate } from './estimate.ts'
import type { StrengthEstimate } from './strength-request.ts'

/** zxcvbn returns feedback only for scores of at most 2. */
const scoreWithFeedback = 0
const scoreWithoutFeedback = 4

/** Estimates a typed password, with advice unless its grade is strong or very strong. */
export function estimateStrength(
  estimate: (password: string) => Estimate,
  password: string,
): Pick<StrengthEstimate, 'bits' | 'advice'> {
  const { bits, matches } = estimate(password)
  const isStrong = gradeOf(bits).endsWith('strong')
  const score = isStrong ? scoreWithoutFeedback : scoreWithFeedback
  const { warning = '', suggestions } = feedback.get_feedback(score, matches)
  return { bits, advice: [warning, ...suggestions].map(adviceOf).filter(isAdvice) }
}

const isAdvice = (one: Advice | undefined): one is Advice => one !== undefined
