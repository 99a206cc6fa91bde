/** Letters with a stroke, ligatures and the dotless ı: Unicode takes none of them apart into a letter and its accent. */
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
 * The text without case and accents, to search and to compare by: `gunluk` finds Günlük, `ISIK` finds ışık, `lodz`
 * finds Łódź. I, İ, ı and i are one letter, whatever the language.
 */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđßæœ]/g, (letter) => letters[letter] ?? letter)
