/** Letters with marks as they are typed on a keyboard without them, both cases. */
const plain: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
  Ç: 'C',
  Ğ: 'G',
  İ: 'I',
  Ö: 'O',
  Ş: 'S',
  Ü: 'U',
  Â: 'A',
  Î: 'I',
  Û: 'U',
}

/** The text with Turkish letters as ASCII ones. Every character keeps its place, so that matches fit the original. */
export const foldLetters = (text: string): string =>
  text.replace(/[çğıöşüâîûÇĞİÖŞÜÂÎÛ]/g, (letter) => plain[letter] ?? letter)
