import { describe, expect, it } from 'vitest'
import { clustersOf } from './clusters.ts'

const codes = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0)
const glyphs = (...texts: string[]) => texts.map((text) => ({ codePoints: codes(text) }))
const shown = (text: string, ...shaped: string[]) =>
  clustersOf(text, glyphs(...shaped))?.map(({ letters, start, end }) => [
    String.fromCodePoint(...letters),
    end - start,
  ])

describe('letters and their glyphs', () => {
  it('map one to one in simple text', () => {
    expect(shown('नमक', 'न', 'म', 'क')).toEqual([
      ['न', 1],
      ['म', 1],
      ['क', 1],
    ])
  })

  it('form one cluster if a vowel sign is drawn before its consonants', () => {
    expect(shown('स्थिति', 'ि', 'स्', 'थ', 'ि', 'त')).toEqual([
      ['स्थि', 3],
      ['ति', 2],
    ])
  })

  it('form one cluster if a letter is drawn in two parts', () => {
    expect(shown('จำา', 'จ', 'ำ', '', 'า')).toEqual([
      ['จำ', 3],
      ['า', 1],
    ])
  })

  it('run from the right in Arabic', () => {
    expect(shown('لمّا', 'ا', 'ّ', 'م', 'ل')).toEqual([
      ['ا', 1],
      ['مّ', 2],
      ['ل', 1],
    ])
  })

  it('return undefined if their counts differ', () => {
    expect(clustersOf('कि', glyphs('क', 'ि', 'ि'))).toBeUndefined()
    expect(clustersOf('कि', glyphs('क'))).toBeUndefined()
  })
})
