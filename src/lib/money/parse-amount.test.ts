import { assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalText } from './decimal.ts'
import { parseAmount } from './parse-amount.ts'

const read = (text: string, mark: '.' | ',') => {
  const amount = parseAmount(text, mark)
  return amount && decimalText(amount)
}

describe('amounts as typed or pasted', () => {
  it.each([
    ['1.234,50', '1234.50', '1234.50'],
    ['1,234.50', '1234.50', '1234.50'],
    ['1,234', '1234', '1.234'],
    ['1.234', '1.234', '1234'],
    ['1,5', '1.5', '1.5'],
    ['1.5', '1.5', '1.5'],
    ['0,500', '0.500', '0.500'],
    ['0.500', '0.500', '0.500'],
    ['12345', '12345', '12345'],
    ['1234,567', '1234.567', '1234.567'],
    ['1.234.567', '1234567', '1234567'],
    ['1,234,567.8', '1234567.8', '1234567.8'],
    ['1 234 567,8', '1234567.8', '1234567.8'],
    ["1'234.50", '1234.50', '1234.50'],
    ['$1,234.50', '1234.50', '1234.50'],
    ['₺1.234,50', '1234.50', '1234.50'],
    ['1.234,50 TL', '1234.50', '1234.50'],
    ['EUR 19.99', '19.99', '19.99'],
    ['.5', '.5', '.5'],
    [' 7 ', '7', '7'],
    ['٣', '3', '3'],
    ['۱۲۳', '123', '123'],
    ['１２３．５０', '123.50', '123.50'],
    ['１，２３４．５', '1234.5', '1234.5'],
    ['١٬٢٣٤٫٥', '1234.5', '1234.5'],
    ['٠٫١٢٥', '0.125', '0.125'],
    ['१२३', '123', '123'],
  ])('%s is %s in English and %s in Turkish', (text, english, turkish) => {
    expect(read(text, '.')).toBe(english.replace(/^\./, '0.'))
    expect(read(text, ',')).toBe(turkish.replace(/^\./, '0.'))
  })

  it.each([
    '',
    ' ',
    'abc',
    '-5',
    '1.2.3,4',
    '1,23,4.5',
    '1,2,3',
    '.',
    ',',
    '1e5',
    '5²',
    '½',
    '𝟙',
    '9'.repeat(31),
    '€',
    '1..2',
  ])('"%s" is no amount', (text) => {
    expect(parseAmount(text, '.')).toBeUndefined()
  })

  it('reads what Intl writes', () => {
    assert(
      property(integer({ min: 0, max: 2 ** 31 - 1 }), constantFrom('en-GB', 'tr-TR'), (cents, locale) => {
        const text = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)
        const mark = locale === 'tr-TR' ? ',' : '.'
        expect(parseAmount(text, mark)).toEqual({ units: BigInt(cents), scale: 2 })
      }),
    )
  })

  it('never throws', () => {
    assert(property(string({ unit: 'binary' }), (text) => void parseAmount(text, ',')))
  })
})
