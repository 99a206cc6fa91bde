/** Letters with a stroke, ligatures and the dotless ı, none of which Unicode decomposes. */
const letters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/**
 * The text without case and accents, for search and comparison: `gunluk` finds Günlük, `ISIK` finds ışık, `lodz`
 * finds Łódź. I, İ, ı and i are one letter, whatever the language.
 */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđßæœ]/g, (letter) => letters[letter] ?? letter)
