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
