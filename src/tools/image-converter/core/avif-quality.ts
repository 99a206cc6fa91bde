import { qualityLimits } from './settings.ts'

/** Qualities of the AVIF encoder that on average match a JPG of 10 %, 20 % … 100 %. */
const equivalents = [15, 30, 45, 52, 57, 60, 64, 72, 83, 96.25] as const

/** The quality of the AVIF encoder for the look of a JPG of this quality in percent. */
export const avifQuality = (quality: number): number =>
  equivalents[Math.round(quality / qualityLimits.step) - 1] ?? 83
