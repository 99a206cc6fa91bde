import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nationalSetCovers } from '../../worker/text/national-sets.ts'
import { type Face, type FaceTable, facesFor, mayBeEastAsian, subsetsWith } from './east-asian.ts'

const nowhere = { companyCountry: '', clientCountry: '', currency: 'EUR' } as const
const tableOf = (face: Face): FaceTable =>
  JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/noto-sans-${face}/unicode.json`)), 'utf8'),
  )

describe('facesFor', () => {
  it.each([
    ['Nook Ltd', {}, 'sc'],
    ['深圳市南山区科技有限公司', {}, 'sc'],
    ['臺北市信義區國際貿易有限公司', {}, 'tc'],
    ['株式会社東京電機', {}, 'jp'],
    ['株式会社みどり', {}, 'jp'],
    ['北京', { companyCountry: 'JP' }, 'jp'],
    ['大阪', { currency: 'JPY' }, 'jp'],
    ['中山', { clientCountry: 'TW' }, 'tc'],
    // The country does not decide if its character set lacks a character of the text.
    ['广州', { clientCountry: 'TW' }, 'sc'],
    ['서울 漢江', {}, 'kr'],
    ['서울 深圳', {}, 'sc'],
    ['みどり', { companyCountry: 'CN' }, 'jp'],
  ] as const)('of %s with %j is %s', (text, hints, face) => {
    expect(facesFor(text, { ...nowhere, ...hints }, nationalSetCovers)[0]).toBe(face)
  })

  it('returns the other faces after the chosen one', () => {
    expect(facesFor('みどり', nowhere, nationalSetCovers).toSorted()).toEqual(['jp', 'kr', 'sc', 'tc'])
  })
})

it.each([...'漢あア한ㄅ、（￥①→※㈱'])('%s may be in a face', (character) => {
  expect(mayBeEastAsian(character)).toBe(true)
})

it.each([...'aß😀✅ท🇯'])('%s is in none', (character) => {
  expect(mayBeEastAsian(character)).toBe(false)
})

describe('subsetsWith', () => {
  it('returns exactly the subsets whose files have the characters', () => {
    const found = subsetsWith(tableOf('jp'), '株式会社、あ鷗한')
    expect([...found.values()].flat().toSorted()).toEqual([...'株式会社、あ鷗'].toSorted())
    expect(found.size).toBeLessThanOrEqual(5)
  })

  it.each([
    ['sc', '深圳市南山区科技有限公司'],
    ['tc', '臺北市信義區國際貿易有限公司'],
    ['kr', '주식회사대한민국서울㈜'],
  ] as const)('have everyday characters: %s', (face, text) => {
    expect([...subsetsWith(tableOf(face), text).values()].flat()).toHaveLength(text.length)
  })
})
