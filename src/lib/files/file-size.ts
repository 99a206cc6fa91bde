import type { Language } from '../text/i18n.ts'

const units: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  en: ['Bytes', 'KB', 'MB', 'GB'],
  tr: ['Bayt', 'KB', 'MB', 'GB'],
}

/** A whole number of bytes, 0 or more, for people: base 1024, two decimals from KB on, such as "3.26 MB". */
export function formatFileSize(bytes: number, language: Language): string {
  const names = units[language]
  let value = bytes
  let unit = 0
  // Values that would round to 1024.00 use the next unit.
  while (Math.round(value * 100) >= 102_400 && unit < names.length - 1) {
    value /= 1024
    unit += 1
  }
  const decimals = unit === 0 ? 0 : 2
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${number.format(value)} ${names[unit]}`
}

/** Bytes in megabytes of a million bytes, as data plans count them, with one decimal: "2.3 MB". At least 0.1, but for 0. */
export const formatMegabytes = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes === 0 ? 0 : Math.max(0.1, bytes / 1_000_000))
