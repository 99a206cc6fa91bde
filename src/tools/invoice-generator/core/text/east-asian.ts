import type { Currency } from '../invoice/invoice.ts'

/**
 * Faces of Noto Sans for Chinese (simplified, traditional), Japanese and Korean. They have different glyphs for the
 * same Han character, so a document uses one face for all Han characters.
 */
export const faces = ['sc', 'tc', 'jp', 'kr'] as const
export type Face = (typeof faces)[number]

/** A subset of a face: one file, in regular weight only. */
export type FaceSubset = `${Face}-${string}`

export const faceOf = (subset: string): Face | undefined =>
  faces.find((face) => subset.startsWith(`${face}-`))

const ownScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u2010-\u27bf\u3000-\u33ff\ufe10-\ufe6f\uff00-\uffef]/u
const picture = /\p{Emoji_Presentation}/u

/** Whether one of the faces may have the character: of their scripts and punctuation, and symbols such as ① and →. */
export const mayBeEastAsian = (character: string): boolean =>
  ownScripts.test(character) && !picture.test(character)

const faceOfPlace: Readonly<Record<string, Face>> = {
  ...{ CN: 'sc', SG: 'sc', TW: 'tc', HK: 'tc', MO: 'tc', JP: 'jp', KR: 'kr', KP: 'kr' },
  ...{ CNY: 'sc', JPY: 'jp', KRW: 'kr' },
}

type Hints = {
  readonly companyCountry: string
  readonly clientCountry: string
  readonly currency: Currency
}

/** The faces whose national character set has all Han characters of a text. */
export type Coverage = (face: Face, han: readonly string[]) => boolean

/**
 * The faces in the order of font fallback. Kana select Japanese and Hangul Korean; otherwise the country or the
 * currency if its character set has every Han character; otherwise the first set that does.
 */
export function facesFor(text: string, hints: Hints, covers: Coverage): Face[] {
  const han = [...new Set(text.match(/\p{Script=Han}/gu))]
  const able = faces.filter((face) => covers(face, han))
  const hinted = [hints.companyCountry, hints.clientCountry, hints.currency]
    .flatMap((place) => faceOfPlace[place] ?? [])
    .find((face) => able.includes(face))
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const hangul = /\p{Script=Hangul}/u.test(text) && able.includes('kr')
  const first = kana ? 'jp' : hangul ? 'kr' : (hinted ?? able[0] ?? 'sc')
  return [first, ...faces.filter((face) => face !== first)]
}

/** The subsets of a face in its package: name in brackets → `U+3000,U+4E00-4E0A`. */
export type FaceTable = Readonly<Record<string, string>>

/** The subsets of a face that have these characters, each with its characters; without subsets named after a script. */
export function subsetsWith(table: FaceTable, characters: Iterable<string>): Map<string, string[]> {
  const wanted = [...characters].map((character) => ({ character, code: character.codePointAt(0) ?? 0 }))
  const found = new Map<string, string[]>()
  for (const [name, ranges] of Object.entries(table)) {
    const number = /^\[(\d+)\]$/.exec(name)?.[1]
    if (number === undefined) continue
    for (const range of ranges.split(',')) {
      const [first = '', last = first.slice(2)] = range.split('-')
      const [from, to] = [Number.parseInt(first.slice(2), 16), Number.parseInt(last, 16)]
      for (const { character, code } of wanted)
        if (code >= from && code <= to) found.set(number, [...(found.get(number) ?? []), character])
    }
  }
  return found
}
