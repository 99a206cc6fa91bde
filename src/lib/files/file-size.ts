import { capitalised } from '../text/capitalised.ts'
import { numberFormat } from '../text/formats.ts'
import type { Language } from '../text/i18n.ts'

const largeUnits = ['KB', 'MB', 'GB'] as const

/** A whole number of bytes, 0 or more, for people: base 1024, two decimals from KB on, such as "3.26 MB". */
export function formatFileSize(bytes: number, language: Language): string {
  if (bytes < 1024) return formatBytes(bytes, language)
  let value = bytes / 1024
  let unit = 0
  // Values that would round to 1024.00 use the next unit.
  while (Math.round(value * 100) >= 102_400 && unit < largeUnits.length - 1) {
    value /= 1024
    unit += 1
  }
  const number = numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${number.format(value)} ${largeUnits[unit]}`
}

/** Such as "512 Bytes". */
function formatBytes(bytes: number, language: Language): string {
  const format = numberFormat(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' })
  return format
    .formatToParts(bytes)
    .map(({ type, value }) => (type === 'unit' ? capitalised(value, language) : value))
    .join('')
}

/** Bytes in megabytes of a million bytes, as data plans count them, with one decimal: "2.3 MB". At least 0.1, but for 0. */
export const formatMegabytes = (bytes: number, language: Language): string =>
  numberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes === 0 ? 0 : Math.max(0.1, bytes / 1_000_000))
