/** Bounds of the waist-to-height ratio (NICE guideline NG246): increased from 0.5, further increased from 0.6. */
export const waistBounds = [0.4, 0.5, 0.6] as const

export const waistBands = ['low', 'healthy', 'increased', 'further-increased'] as const
export type WaistBand = (typeof waistBands)[number]

/** Waist over height, both in the same unit; rounded at the ninth decimal. */
export const waistRatio = (waist: number, height: number): number => Math.round((waist / height) * 1e9) / 1e9

export function waistBandOf(ratio: number): WaistBand {
  return waistBands[waistBounds.filter((bound) => ratio >= bound).length] ?? 'further-increased'
}

/** NICE does not use the ratio from a BMI of 35 on or for children under five. */
export const waistApplies = (bmi: number, years: number): boolean => bmi < 35 && years >= 5
