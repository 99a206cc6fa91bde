import { foldAccents } from '../../../../lib/text/fold-accents.ts'
import { documentLanguages, locales } from '../invoice/document-languages.ts'
import type { Invoice, Party } from '../invoice/invoice.ts'
import { oneLine } from '../text/texts.ts'

/** Post code, city and country from their fields; empty if nothing was entered. */
export type Place = {
  readonly postCode: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
}

export const placeOf = (invoice: Invoice, party: Party): Place => ({
  postCode: oneLine(invoice[`${party}PostCode`]),
  city: oneLine(invoice[`${party}City`]),
  country: invoice[`${party}Country`],
})

/** Further common names of countries, besides those in the languages of documents. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  NL: ['Holland', 'The Netherlands'],
  TR: ['Turkey', 'Türkiye'],
  US: ['USA', 'US', 'United States of America'],
}

/** Countries that write the city before the post code (Universal Postal Union, addressing systems). */
const cityFirst: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US'])

/** Normalises for comparison: letters and digits only, without case and accents; full-width digits count as digits. */
const plain = (text: string): string => foldAccents(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '')

const known = new Map<string, ReadonlySet<string>>()

function namesOf(country: string): ReadonlySet<string> {
  const before = known.get(country)
  if (before) return before
  const translated = documentLanguages.map(
    (language) => new Intl.DisplayNames(locales[language], { type: 'region' }).of(country) ?? '',
  )
  const names = new Set([country, ...translated, ...(otherNames[country] ?? [])].map(plain))
  known.set(country, names)
  return names
}

type Found = { readonly postCode: boolean; readonly city: boolean; readonly country: boolean }

/** The fields of the place that a part of an address repeats; undefined if it contains anything else. */
function placeIn(part: string, place: Place): Found | undefined {
  let rest = plain(part)
  if (rest === '') return { postCode: false, city: false, country: false }
  const take = (field: string) => {
    const wanted = plain(field)
    const found = wanted !== '' && rest.includes(wanted)
    if (found) rest = rest.replace(wanted, '')
    return found
  }
  const postCode = take(place.postCode)
  const city = take(place.city)
  const country = place.country !== '' && rest !== '' && namesOf(place.country).has(rest)
  // Post codes may have the letters of a state or country: IL 62704, D-10115.
  const whole = rest === '' || country || (postCode && /^\p{L}{1,3}$/u.test(rest))
  return whole ? { postCode, city, country } : undefined
}

const partsOf = (line: string) => line.split(',')

/** Whether an address line only repeats the fields of the place. */
export const isPlaceLine = (line: string, place: Place): boolean =>
  plain(line) !== '' && partsOf(line).every((part) => placeIn(part, place) !== undefined)

/** The lines with post code, city and country that a typed address lacks. */
export function missingPlaceLines(
  address: readonly string[],
  place: Place,
  countryName: (country: string) => string,
): string[] {
  const [postCode, city] = [oneLine(place.postCode), oneLine(place.city)]
  const found = address.flatMap(partsOf).flatMap((part) => placeIn(part, place) ?? [])
  const together = plain(postCode + city)
  const said =
    ((postCode === '' || found.some((part) => part.postCode)) &&
      (city === '' || found.some((part) => part.city))) ||
    address.some((line) => plain(line).includes(together) || plain(line).includes(plain(city + postCode)))
  const order = cityFirst.has(place.country) ? [city, postCode] : [postCode, city]
  return [
    said ? '' : order.join(' ').trim(),
    place.country === '' || found.some((part) => part.country) ? '' : countryName(place.country),
  ].filter((line) => line !== '')
}
