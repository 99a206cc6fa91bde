import { describe, expect, it } from 'vitest'
import { isPlaceLine, missingPlaceLines } from './place.ts'

const english = (country: string) => new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
const berlin = { postCode: '10115', city: 'Berlin', country: 'DE' }
const dublin = { postCode: 'D02 X285', city: 'Dublin 2', country: 'IE' }
const springfield = { postCode: '62704', city: 'Springfield', country: 'US' }

describe('missingPlaceLines', () => {
  it.each([
    ['post code, city and country if none was typed', ['Hauptstr. 1'], berlin, ['10115 Berlin', 'Germany']],
    [
      'the city first for countries with that order',
      ['1 Grand Parade'],
      dublin,
      ['Dublin 2 D02 X285', 'Ireland'],
    ],
    ['nothing if all was typed', ['1 Grand Parade', 'Dublin 2, D02 X285', 'Ireland'], dublin, []],
    ['nothing if only case and spaces differ', ['x', 'DUBLIN 2', 'D02X285', 'IRELAND'], dublin, []],
    ['the country if only that is missing', ['Hauptstr. 1', '10115 Berlin'], berlin, ['Germany']],
    [
      'nothing if the post code has a country prefix',
      ['Hauptstr. 1, D-10115 Berlin', 'Deutschland'],
      berlin,
      [],
    ],
    [
      'nothing if a state precedes the post code',
      ['742 Evergreen Terrace', 'Springfield, IL 62704', 'USA'],
      springfield,
      [],
    ],
    ['nothing if all is in one line', ['Hauptstr. 1 10115 Berlin Mitte'], { ...berlin, country: '' }, []],
    [
      'a city that occurs only in the name of a street',
      ['Berlin Road 5'],
      berlin,
      ['10115 Berlin', 'Germany'],
    ],
    ['the city without a post code', ['Hauptstr. 1'], { ...berlin, postCode: '', country: '' }, ['Berlin']],
    ['nothing if the fields are empty', ['Hauptstr. 1'], { postCode: '', city: '', country: '' }, []],
    [
      'nothing if Turkish letters differ in case',
      ['Cad. 5', '34000 İSTANBUL', 'TÜRKİYE'],
      { postCode: '34000', city: 'İstanbul', country: 'TR' },
      [],
    ],
    [
      'nothing if only accents differ',
      ['ul. Piotrkowska 1', '90-001 Lodz', 'Poland'],
      { postCode: '90-001', city: 'Łódź', country: 'PL' },
      [],
    ],
    [
      'nothing if the digits are full-width',
      ['1-1 Chiyoda', '１００-０００１ Tokyo'],
      { postCode: '100-0001', city: 'Tokyo', country: '' },
      [],
    ],
  ])('returns %s', (_, address, place, lines) => {
    expect(missingPlaceLines(address, place, english)).toEqual(lines)
  })
})

it.each([
  ['10115 Berlin', true],
  ['Berlin, Germany', true],
  ['Deutschland', true],
  ['Hauptstr. 1, 10115 Berlin', false],
  ['', false],
])('"%s" says nothing but the place: %s', (line, only) => {
  expect(isPlaceLine(line, berlin)).toBe(only)
})
