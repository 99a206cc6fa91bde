/** @import { Fields, Kind } from '../../src/tools/qr-generator/core/content/kinds.ts' */

/** A deterministic random generator. @param {number} seed */
export function random(seed) {
  let state = seed
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const letters = 'etaoinshrdlu etaoin ETAOIN 0123456789 .,:-/'

/** Prose of 300 characters with capitals and numbers. @param {number} count */
export function longTexts(count) {
  const next = random(1)
  return Array.from({ length: count }, () =>
    Array.from({ length: 300 }, () => letters.charAt(next(letters.length))).join(''),
  )
}

/** Addresses as on posters: host, path, a number. @param {number} count */
export function addresses(count) {
  const next = random(2)
  const word = () =>
    Array.from({ length: 4 + next(6) }, () => 'abcdefghijklmnopqrstuvwxyz'.charAt(next(26))).join('')
  return Array.from({ length: count }, (_, index) => {
    const upper = index % 3 === 0
    const path = upper ? word().toUpperCase() : word()
    return `https://${word()}.example/${path}/${next(1e9)}${index % 2 ? `?ref=${word()}` : ''}`
  })
}

const scraps = [
  'Ada',
  'Café; "5"',
  'a\\b:c,d',
  'İstanbul ığüşöç',
  '🎉 party',
  'こんにちは',
  'مرحبا',
  '12345',
  'line\nbreak',
  'Grüße',
]

/** The fields of one kind of code. @param {Kind} kind @param {number} index @returns {Fields} */
export function fieldsOf(kind, index) {
  const next = random(index + 10)
  const scrap = () => `${scraps[next(scraps.length)]} ${next(1000)}`
  /** The form does not allow line breaks in the name or password of a network. */
  const scrapOfNetwork = () => scrap().replace('\n', ' ')
  const digits = (/** @type {number} */ length) => Array.from({ length }, () => next(10)).join('')
  switch (kind) {
    case 'url':
      return { text: `example.com/${digits(8)}?q=${encodeURIComponent(scrap())}` }
    case 'phone':
      return { text: `+90 ${digits(10)}` }
    case 'email':
      return { text: `user${digits(4)}@example.com`, subject: scrap(), body: scrap() }
    case 'wifi':
      return { ssid: scrapOfNetwork(), password: scrapOfNetwork(), hidden: next(2) ? 'true' : '' }
    case 'contact':
      return { firstName: scrap(), lastName: scrap(), phone: `+${digits(10)}`, city: scrap(), note: scrap() }
    case 'event':
      return { title: scrap(), start: `2026-0${1 + next(9)}-1${next(10)}T1${next(10)}:30`, place: scrap() }
    case 'sms':
      return { phone: `+${digits(10)}`, message: scrap() }
    case 'location':
      return { latitude: `${next(89)}.${digits(4)}`, longitude: `-${next(179)}.${digits(4)}` }
    case 'payment':
      return {
        name: scrap(),
        iban: 'DE89370400440532013000',
        amount: `${1 + next(999)}.${digits(2)}`,
        message: scrap(),
      }
    default:
      return { text: `${scrap()} ${scrap()}` }
  }
}

/** Short and long texts alternately. */
export function logoTexts() {
  const next = random(3)
  const lengths = [14, 25, 40, 70, 120, 200, 320]
  return Array.from({ length: 112 }, (_, index) =>
    Array.from({ length: lengths[index % 7] ?? 0 }, () => letters.charAt(next(letters.length))).join(''),
  )
}

/** Large squares of strong contrasts and coloured noise, which mislead decoders more than most logos do. */
export function logoPicture() {
  const [side, next] = [256, random(4)]
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at += 1) {
    const square = Math.floor((at % side) / 32) + Math.floor(at / side / 32)
    data.set([square % 2 ? 20 : 230, next(256), next(60), 255], at * 4)
  }
  return { data, width: side, height: side }
}
