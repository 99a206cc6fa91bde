/** Turkish letters in both cases with the ASCII letters that replace them on a keyboard without them. */
const asciiLetters: Readonly<Record<string, string>> = {
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

/** Replaces Turkish letters with ASCII ones, one for one, so that match indices are valid for the original text. */
export const foldTurkishLetters = (text: string): string =>
  text.replace(/[çğıöşüâîûÇĞİÖŞÜÂÎÛ]/g, (letter) => asciiLetters[letter] ?? letter)
