/** Turkish letters as they are typed on a keyboard without them. */
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

/** Replaces Turkish letters with ASCII ones, one for one, so that positions of matches are valid in the original. */
export const foldTurkishLetters = (text: string): string =>
  text.replace(/[çğıöşüâîûÇĞİÖŞÜÂÎÛ]/g, (letter) => plain[letter] ?? letter)
