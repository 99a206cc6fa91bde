import type { Advice } from './advice.ts'

/** The estimate takes time quadratic in the length, and further characters do not make a password weaker. */
export const maxEstimatedLength = 64

export type EstimateRequest = { readonly id: number; readonly password: string }

export type StrengthEstimate = {
  readonly id: number
  /** The binary logarithm of the estimated number of guesses. */
  readonly bits: number
  readonly advice: readonly Advice[]
}
