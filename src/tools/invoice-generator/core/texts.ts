export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** Line breaks stay; other control characters, which print nothing, become spaces. */
export const printable = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // Also marks of direction, which no font draws and no reader sees.
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, (mark) => (mark === '\n' ? mark : ' '))
    .normalize('NFC')

export const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim()

export const linesOf = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => printable(text).split('\n')).filter((line) => line.trim() !== '')
