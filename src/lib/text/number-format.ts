const formats = new Map<string, Intl.NumberFormat>()

/**
 * A formatter of numbers, the same one each time for a language and equal options: to make one takes about fifty times as
 * long as to use it, and figures are written anew with every key that is typed.
 */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options)
  formats.set(key, format)
  return format
}
