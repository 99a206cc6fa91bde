import { kilobyteLimits } from './settings.ts'

const pattern = /^(?:compress|shrink|sıkıştır|küçült)\p{L}*\D*?(\d+(?:[.,]\d+)?)\s*(kb|mb)\p{L}*$/iu

/** The size in kilobytes that a person asks for, such as `compress to 200 kb`; undefined for anything else. */
export function readTarget(text: string): number | undefined {
  const [, amount = '', unit = ''] = pattern.exec(text.trim()) ?? []
  const kilobytes = Math.round(Number(amount.replace(',', '.')) * (unit.toLowerCase() === 'mb' ? 1024 : 1))
  return kilobytes >= kilobyteLimits.min && kilobytes <= kilobyteLimits.max ? kilobytes : undefined
}
