import { latin1, viewOf } from '../../bytes/byte-order.ts'

/** A data set of record 2 as a property of XMP: a text, one in the default language, or a list. */
type Property = { readonly name: string; readonly kind: 'text' | 'language' | 'Seq' | 'Bag' }

const text = (name: string): Property => ({ name, kind: 'text' })

/** "IPTC Photo Metadata Standard", mapping of IIM to XMP. */
const properties: Readonly<Record<number, Property>> = {
  5: { name: 'dc:title', kind: 'language' },
  10: text('photoshop:Urgency'),
  15: text('photoshop:Category'),
  20: { name: 'photoshop:SupplementalCategories', kind: 'Bag' },
  25: { name: 'dc:subject', kind: 'Bag' },
  40: text('photoshop:Instructions'),
  55: text('photoshop:DateCreated'),
  80: { name: 'dc:creator', kind: 'Seq' },
  85: text('photoshop:AuthorsPosition'),
  90: text('photoshop:City'),
  92: text('Iptc4xmpCore:Location'),
  95: text('photoshop:State'),
  100: text('Iptc4xmpCore:CountryCode'),
  101: text('photoshop:Country'),
  103: text('photoshop:TransmissionReference'),
  105: text('photoshop:Headline'),
  110: text('photoshop:Credit'),
  115: text('photoshop:Source'),
  116: { name: 'dc:rights', kind: 'language' },
  120: { name: 'dc:description', kind: 'language' },
  122: text('photoshop:CaptionWriter'),
}
const namespaces: Readonly<Record<string, string>> = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
}
/** The version of the record, the time of day, which belongs to the date, and the program that wrote it. */
const withoutMeaning = [0, 60, 65, 70]
const dateSet = 55
const timeSet = 60
const maxDataSets = 1_000

const utf8 =
  /^(?:[^\x80-\xff]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})*$/

/**
 * The elements of `rdf:RDF` that say what IPTC data say, in UTF-8 written byte by byte, as far as `xmp`, the XMP data of
 * the same file, does not say it already; `complete` unless some of it has no place there.
 */
export function iptcAsXmp(
  iptc: Uint8Array,
  xmp: string,
): { readonly description: string; readonly complete: boolean } {
  const { values, complete } = readDataSets(iptc)
  let all = complete
  const elements: string[] = []
  const prefixes = new Set<string>()
  for (const [set, texts] of values) {
    const property = properties[set]
    if (!property) {
      all &&= withoutMeaning.includes(set)
      continue
    }
    const own = set === dateSet ? [dateOf(texts[0] ?? '', values.get(timeSet)?.[0] ?? '')] : texts
    const { name, kind } = property
    if (new RegExp(`[<\\s]${name}[\\s=>/]`).test(xmp)) all &&= own.every((value) => xmp.includes(value))
    else {
      // Only the first value of what is one text in XMP is written.
      all &&= own.length === 1 || kind === 'Seq' || kind === 'Bag'
      elements.push(elementOf(property, own))
      prefixes.add(name.slice(0, name.indexOf(':')))
    }
  }
  if (elements.length === 0) return { description: '', complete: all }
  const declared = [...prefixes].map((prefix) => ` xmlns:${prefix}="${namespaces[prefix]}"`).join('')
  const description = `<rdf:Description rdf:about=""${declared}>${elements.join('')}</rdf:Description>`
  return { description, complete: all }
}

function elementOf({ name, kind }: Property, values: readonly string[]): string {
  const [first = ''] = values
  if (kind === 'text') return `<${name}>${first}</${name}>`
  if (kind === 'language')
    return `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${first}</rdf:li></rdf:Alt></${name}>`
  const items = values.map((value) => `<rdf:li>${value}</rdf:li>`).join('')
  return `<${name}><rdf:${kind}>${items}</rdf:${kind}></${name}>`
}

/**
 * The values of record 2 (IPTC "Information Interchange Model" 4.2, 1.5), by data set, as XML; `complete` unless the data
 * are broken.
 */
function readDataSets(iptc: Uint8Array) {
  const values = new Map<number, string[]>()
  const view = viewOf(iptc)
  let at = 0
  for (let count = 0; at + 5 <= iptc.length && count < maxDataSets; count += 1) {
    const [tag, record, set = 0] = iptc.subarray(at, at + 3)
    const length = view.getUint16(at + 3)
    // Longer ones have another head; they are no captions.
    if (tag !== 0x1c || length >= 0x8000 || at + 5 + length > iptc.length) break
    if (record === 2)
      values.set(set, [...(values.get(set) ?? []), xmlOf(iptc.subarray(at + 5, at + 5 + length))])
    at += 5 + length
  }
  return { values, complete: iptc.subarray(at).every((byte) => byte === 0) }
}

/** Text in UTF-8 or, where it cannot be that, in ISO 8859-1; without what XML does not allow. */
function xmlOf(bytes: Uint8Array): string {
  const read = latin1(bytes)
  const encoded = utf8.test(read)
    ? read
    : read.replace(/[\x80-\xff]/g, (character) => {
        const code = character.charCodeAt(0)
        return String.fromCharCode(0xc0 | (code >> 6), 0x80 | (code & 0x3f))
      })
  return encoded
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\p{Cc}/gu, (character) => (/[\t\n\r\x80-\x9f]/.test(character) ? character : ''))
}

/** A date of ISO 8601 of eight digits, and a time of day with its distance to UTC. */
function dateOf(date: string, time: string): string {
  const day = date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  const ofDay = /^(\d\d)(\d\d)(\d\d)([+-]\d\d)(\d\d)$/.exec(time)
  if (day === date || !ofDay) return day
  const [, hours, minutes, seconds, zone, rest] = ofDay
  return `${day}T${hours}:${minutes}:${seconds}${zone}:${rest}`
}
