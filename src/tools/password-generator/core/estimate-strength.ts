/// <reference path="./estimate/zxcvbn-parts.d.ts" />
import feedback from 'zxcvbn/lib/feedback'
import type { Estimate } from './estimate/estimate.ts'
import { gradeOf } from './grade.ts'
import { type Advice, adviceOf, type StrengthEstimate } from './strength-estimate.ts'

/** zxcvbn's scores that get advice, and that get none. */
const advised = 0
const unadvised = 4

/** The estimate of a typed password, and for all that are not strong what to do better. */
export function estimateStrength(
  estimate: (password: string) => Estimate,
  password: string,
): Pick<StrengthEstimate, 'bits' | 'advice'> {
  const { bits, matches } = estimate(password)
  const good = gradeOf(bits).endsWith('strong')
  const { warning = '', suggestions } = feedback.get_feedback(good ? unadvised : advised, matches)
  return { bits, advice: [warning, ...suggestions].map(adviceOf).filter(isAdvice) }
}

const isAdvice = (one: Advice | undefined): one is Advice => one !== undefined
