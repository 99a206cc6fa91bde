import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLink, writeLink } from '../lib/settings-link/settings-link.ts'
import { settingsLinks } from './settings-links.ts'

/** Values of every field of every tool, as links have them; the first is not the initial one. */
const values: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'bmi-calculator': { units: ['imperial', 'us'], 'lower-points': ['on'] },
  'color-palette': { base: ['264653'], scheme: ['triadic', 'even-hues'], tone: ['same'] },
  'image-compressor': {
    quality: ['0.1', '1'],
    size: ['5KB', '200KB', '100000KB'],
    look: ['same', 'good', 'small'],
    lossless: ['on'],
    format: ['webp', 'avif', 'png', 'auto'],
    width: ['1px', '16384px'],
    height: ['1px', '16384px'],
    background: ['000000'],
  },
  'image-converter': {
    conversion: ['jpg-to-png', 'any-to-jpg', 'any-to-png', 'any-to-webp', 'any-to-avif'],
    quality: ['10', '100'],
    background: ['000000'],
    lossless: ['on'],
    smaller: ['off'],
  },
  'invoice-generator': {
    currency: ['EUR', 'TRY'],
    paper: ['Letter'],
    language: ['tr', 'de'],
    accent: ['336699'],
    logo: ['off'],
    'prices-include-tax': ['on'],
    'tax-per-item': ['on'],
    'discount-per-item': ['on'],
    'zero-rate': ['E', 'AE'],
    'payment-code': ['off'],
    'e-invoice': ['on'],
  },
  'motivation-quotes': { style: ['night', 'plum'], shape: ['square', 'phone'] },
  'password-generator': {
    kind: ['words', 'digits'],
    'size-by': ['bits'],
    length: ['8', '128'],
    bits: ['40', '256'],
    uppercase: ['off'],
    lowercase: ['off'],
    digits: ['off'],
    symbols: ['off'],
    'look-alikes': ['off'],
    words: ['3', '12'],
    separator: ['space', 'dot', 'underscore', 'none'],
    capitals: ['on'],
    digit: ['on'],
    'pin-length': ['4', '12'],
    count: ['2', '50'],
  },
  'photo-to-pdf': {
    page: ['Letter', 'A3', 'photo'],
    orientation: ['landscape'],
    margin: ['10mm', '50mm'],
    borderless: ['on'],
    'photo-borderless': ['off'],
    'per-page': ['2', '4', '6', '9'],
    size: ['20KB', '9765625KB'],
    scan: ['gray', 'black-and-white'],
  },
  pomodoro: {
    minutes: ['1', '120'],
    'custom-counts': ['on'],
    'start-breaks': ['on'],
    'start-work': ['on'],
    sound: ['off'],
    volume: ['5', '100'],
    flash: ['on'],
    'screen-on': ['on'],
  },
  'qr-generator': {
    kind: ['text', 'wifi', 'payment'],
    size: ['128px', '512px'],
    color: ['336699'],
    background: ['ffeedd'],
    level: ['L', 'Q', 'H'],
    margin: ['4'],
    shape: ['rounded', 'dots'],
    eci: ['on'],
  },
  'word-counter': { unit: ['post'], least: ['0', '999999999'], most: ['280'] },
}

const load = (id: string) => {
  const found = settingsLinks[id]?.()
  if (!found) throw new Error(`${id} has no settings-link.ts`)
  return found
}

it('are found in the folders of the tools', () => {
  expect(Object.keys(settingsLinks)).toEqual(expect.arrayContaining(Object.keys(values)))
})

describe.each(Object.keys(values))('a link to settings of %s', (id) => {
  const fieldsOf = values[id] ?? {}

  it('has these fields', async () => {
    const link = await load(id)
    expect(link.fields.map(({ name }) => name)).toEqual(Object.keys(fieldsOf))
    expect(writeLink(link, link.initial)).toBe('v1')
  })

  it('returns each value as it was', async () => {
    const link = await load(id)
    for (const [name, texts] of Object.entries(fieldsOf))
      for (const text of texts) {
        const fragment = `v1&${name}=${text}`
        const read = readLink(link, fragment)
        if (read.state !== 'read') throw new Error(`${fragment} was not read`)
        expect(read.refused, fragment).toEqual([])
        expect(writeLink(link, read.settings)).toBe(fragment)
        // A field that is missing would leave the visitor's own setting among those of the link.
        expect(Object.keys(read.settings).sort()).toEqual(Object.keys(link.initial).sort())
      }
  })

  it('is read into settings that it can write, whatever it says', async () => {
    const link = await load(id)
    const combination = fc.record(
      Object.fromEntries(
        Object.entries(fieldsOf).map(([name, texts]) => [
          name,
          fc.oneof(
            fc.constantFrom(...texts),
            fc.constantFrom('NaN', '1e300', '-1', '', '__proto__', '٣', '0x10', '1,5'),
            fc.string({ unit: 'binary' }),
          ),
        ]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(combination, (fields) => {
        const read = readLink(link, `v1&${new URLSearchParams(fields as Record<string, string>)}`)
        if (read.state !== 'read') return
        const again = readLink(link, writeLink(link, read.settings))
        expect(again).toMatchObject({ state: 'read', refused: [], hasUnknown: false })
        if (again.state === 'read')
          expect(writeLink(link, again.settings)).toBe(writeLink(link, read.settings))
      }),
    )
  })
})
