import { isCommand } from '../../../lib/text/one-edit.ts'
import { kilobyteLimits } from './settings.ts'

const size = String.raw`(?<amount>\d+(?:[.,]\d+)?)\s*(?<unit>kb|mb)['’]?\p{L}*`
const patterns = [
  new RegExp(String.raw`^(?<verb>\p{L}+)(?:\s\D*?)?\s${size}$`, 'iu'),
  new RegExp(String.raw`^${size}\s+(?<verb>\p{L}+)$`, 'iu'),
]
const verbs = [
  'compress',
  'compressed',
  'compression',
  'shrink',
  'reduce',
  'sıkıştır',
  'sıkıştırma',
  'küçült',
  'küçültme',
]

/** The kilobytes that a person asks for, in limits or not; undefined for anything else. */
function askedTarget(text: string): number | undefined {
  for (const pattern of patterns) {
    const { verb, amount = '', unit = '' } = pattern.exec(text.trim())?.groups ?? {}
    if (verb === undefined || !isCommand(verb, verbs)) continue
    return Math.round(Number(amount.replace(',', '.')) * (unit.toLowerCase() === 'mb' ? 1024 : 1))
  }
  return undefined
}

const isAllowed = (kilobytes: number) => kilobytes >= kilobyteLimits.min && kilobytes <= kilobyteLimits.max

/** The size in kilobytes that a person asks for, such as `compress to 200 kb`; undefined for anything else. */
export function readTarget(text: string): number | undefined {
  const kilobytes = askedTarget(text)
  return kilobytes !== undefined && isAllowed(kilobytes) ? kilobytes : undefined
}

/** Whether a person asks for a size that the tool cannot aim at. */
export function isBeyondLimits(text: string): boolean {
  const kilobytes = askedTarget(text)
  return kilobytes !== undefined && !isAllowed(kilobytes)
}
