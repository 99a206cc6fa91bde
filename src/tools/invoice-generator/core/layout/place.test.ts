import { describe, expect, it } from 'vitest'
import { isPlaceLine, missingPlaceLines } from './place.ts'

const english = (country: string) => new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
const berlin = { postCode: '10115', city: 'Berlin', country: 'DE' }
const dublin = { postCode: 'D02 X285', city: 'Dublin 2', country: 'IE' }
const springfield = { postCode: '62704', city: 'Springfield', country: 'US' }

describe('missingPlaceLines', () => {
  it.each([
    ['all of it', ['Hauptstr. 1'], berlin, ['10115 Berlin', 'Germany']],
    ['city first where a country writes so', ['1 Grand Parade'], dublin, ['Dublin 2 D02 X285', 'Ireland']],
    ['nothing that was typed', ['1 Grand Parade', 'Dublin 2, D02 X285', 'Ireland'], dublin, []],
    ['nothing, in other capitals and spaces', ['x', 'DUBLIN 2', 'D02X285', 'IRELAND'], dublin, []],
    ['the country alone', ['Hauptstr. 1', '10115 Berlin'], berlin, ['Germany']],
    ['nothing after a country’s letters', ['Hauptstr. 1, D-10115 Berlin', 'Deutschland'], berlin, []],
    ['nothing beside a state', ['742 Evergreen Terrace', 'Springfield, IL 62704', 'USA'], springfield, []],
    ['nothing in one line', ['Hauptstr. 1 10115 Berlin Mitte'], { ...berlin, country: '' }, []],
    ['a city that only a street is named after', ['Berlin Road 5'], berlin, ['10115 Berlin', 'Germany']],
    ['a city without post code', ['Hauptstr. 1'], { ...berlin, postCode: '', country: '' }, ['Berlin']],
    ['nothing where nothing was entered', ['Hauptstr. 1'], { postCode: '', city: '', country: '' }, []],
    [
      'Turkish letters',
      ['Cad. 5', '34000 İSTANBUL', 'TÜRKİYE'],
      { postCode: '34000', city: 'İstanbul', country: 'TR' },
      [],
    ],
    [
      'a city without its accents',
      ['ul. Piotrkowska 1', '90-001 Lodz', 'Poland'],
      { postCode: '90-001', city: 'Łódź', country: 'PL' },
      [],
    ],
    [
      'digits of full width',
      ['1-1 Chiyoda', '１００-０００１ Tokyo'],
      { postCode: '100-0001', city: 'Tokyo', country: '' },
      [],
    ],
  ])('%s', (_, address, place, lines) => {
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
