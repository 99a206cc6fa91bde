import { splitGraphemes } from 'unicode-segmenter/grapheme'

/** Characters of the GSM 03.38 alphabet; those of the extension table need an escape septet. */
const gsmBasic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const gsmExtended = new Set('^{}\\[~]|€\f')

export type SmsLength = {
  readonly alphabet: 'gsm-7' | 'ucs-2'
  /** Septets, or UTF-16 units. */
  readonly used: number
  /** How many of them fit into one message of a single part. */
  readonly single: number
  readonly segments: number
  /** Remaining units of the last segment. */
  readonly left: number
}

/**
 * Segments of a text message: 160 septets in one, 153 in each of several; 70 or 67 units when a character is not of the
 * GSM alphabet. Characters of two units are not split between segments. Source: 3GPP TS 23.038 and 23.040.
 */
export function smsLength(text: string): SmsLength {
  const characters = [...text]
  const isGsm = characters.every((character) => gsmBasic.has(character) || gsmExtended.has(character))
  const costs = characters.map((character) =>
    isGsm ? (gsmExtended.has(character) ? 2 : 1) : character.length,
  )
  const used = costs.reduce((sum, cost) => sum + cost, 0)
  const [single, part] = isGsm ? [160, 153] : [70, 67]
  const alphabet = isGsm ? 'gsm-7' : 'ucs-2'
  if (used <= single) return { alphabet, used, single, segments: used === 0 ? 0 : 1, left: single - used }
  let segments = 1
  let room = part
  for (const cost of costs) {
    if (cost > room) {
      segments += 1
      room = part
    }
    room -= cost
  }
  return { alphabet, used, single, segments, left: room }
}

/** What may stand in the path of a link: letters of Latin and Cyrillic, and some signs. An emoji ends the link. */
const pathLetters = String.raw`a-z\d\xc0-\xd6\xd8-\xf6\xf8-\u024f\u0300-\u036f\u0400-\u04ff\u1e00-\u1eff`
const pathSigns = String.raw`[${pathLetters}!*';:=+,.$\/%#[\]\-\u2013_~@|&]`
const inParentheses = String.raw`\((?:${pathSigns}|\(${pathSigns}+\))+\)`
const path = String.raw`\/(?:(?:${pathSigns}|${inParentheses})*(?:[${pathLetters}+\-=_#\/]|${inParentheses}))?`
const query = String.raw`\?[a-z\d!?*'@();:&=+$\/%#[\]\-_.,~|]*[a-z\d\-_&=#\/]`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?`
const domain = String.raw`(?:${label}\.)+(?:[a-z]{2,}(?![\w@+-])|\p{L}{2,})`
const commonDomain = String.raw`(?:[a-z\d-]{1,63}\.)+(?:com|org|net|io|co|edu|gov|app|dev|tr|uk|de|fr|es|info|me)(?![\w@+-])`
/** As twitter-text has it, but without its list of all top-level domains. */
const link = new RegExp(
  String.raw`(?:(?<![a-z\d@$#])https?:\/\/${domain}|(?<![\w@$#.\/-])${commonDomain})(?::\d+)?(?:${path})?(?:${query})?`,
  'iu',
)
const linkWeight = 23
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u20e3/u

/** Code points of weight one; all others have weight two. */
const isLight = (point: number) =>
  point <= 4351 ||
  (point >= 8192 && point <= 8205) ||
  (point >= 8208 && point <= 8223) ||
  (point >= 8242 && point <= 8247)

/** Weighted length of a post on X, of which 280 fit. Source: twitter-text, configuration version 3. */
export function postLength(text: string): number {
  const parts = text.normalize('NFC').split(link)
  let weight = (parts.length - 1) * linkWeight
  for (const part of parts)
    for (const grapheme of splitGraphemes(part)) {
      if (emoji.test(grapheme)) weight += 2
      else for (const point of grapheme) weight += isLight(point.codePointAt(0) ?? 0) ? 1 : 2
    }
  return weight
}

export const limits = { post: 280, description: 160, title: 60 } as const

/** Longer texts are far beyond every limit and are not measured. */
export const maxMeasured = 20_000
