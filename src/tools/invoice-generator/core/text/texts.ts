/** Whether a text is a valid calendar date, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // V8 parses 30 February as 2 March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

/** Joiners where they select no letter form, as after Latin letters; fonts for these scripts lack them. */
const looseJoiner =
  /(?<=^|[\n\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\p{Z}])[\u200c\u200d]/gu

/** Characters that the fonts lack or that are invisible; `substitute` decides which of them stay. */
const substituted = /[\p{Zs}\p{Cc}\p{Cf}\p{Variation_Selector}\u2010\u2011\ufb00-\ufb06]/gu

/** The replacement of such a character: itself, a character that the fonts have, or nothing. */
function substitute(character: string): string {
  if (/[\n \u00a0\u200b-\u200d\u3000]/.test(character)) return character
  if (/[\u2007\u202f]/.test(character)) return '\u00a0'
  if (/[\p{Zs}\p{Cc}]/u.test(character)) return ' '
  if (/[\u2010\u2011]/.test(character)) return '-'
  // Ligatures that fonts form themselves.
  if (/[\ufb00-\ufb06]/.test(character)) return character.normalize('NFKC')
  // Direction marks, soft hyphens and variation selectors are invisible.
  return ''
}

/** Converts text to printable characters: keeps line breaks, removes invisible characters. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(substituted, substitute)
    .replace(looseJoiner, '')
    .normalize('NFC')

export const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim()

export const linesOf = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => printable(text).split('\n')).filter((line) => line.trim() !== '')
