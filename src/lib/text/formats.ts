/** The same format each time for a language and equal options. */
function cached<Options extends object, Format>(create: (language: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options)
    const format = formats.get(key) ?? create(language, options)
    formats.set(key, format)
    return format
  }
}

const numbers = cached(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)

/**
 * A formatter of numbers, the same one each time for a language and equal options: to make one takes about fifty times as
 * long as to use it, and figures are written anew with every key that is typed.
 */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numbers(language, options)

/** A formatter of dates, likewise. Its time zone is given: the one of the device may change meanwhile. */
export const dateFormat = cached(
  (language, options: Intl.DateTimeFormatOptions & { readonly timeZone: string }) =>
    new Intl.DateTimeFormat(language, options),
)
