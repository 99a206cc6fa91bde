import { boolean, minValue, number, object, pipe, record, string } from 'valibot'
import { describe, expect, it } from 'vitest'
import { firstVersion } from './versions.ts'

const first = firstVersion(object({ text: string() }))
const third = first
  .next(object({ text: string(), size: pipe(number(), minValue(1)) }), (older) => ({ ...older, size: 256 }))
  .next(object({ content: string(), size: number(), round: boolean() }), ({ text, size }) => ({
    content: text,
    size,
    round: size > 256,
  }))

describe('versions', () => {
  it('counts from 1', () => {
    expect([first.version, third.version]).toEqual([1, 3])
  })

  it.each([
    [1, { text: 'a' }, { content: 'a', size: 256, round: false }],
    [2, { text: 'a', size: 512 }, { content: 'a', size: 512, round: true }],
    [3, { content: 'a', size: 7, round: true }, { content: 'a', size: 7, round: true }],
  ])('reads version %i', (version, data, value) => {
    expect(third.decode(version, data)).toEqual({ state: 'valid', value })
  })

  it.each([
    [1, { text: 1 }],
    [1, { content: 'a', size: 7, round: true }],
    [2, { text: 'a', size: 0 }],
    [3, { text: 'a' }],
    [3, null],
    [3, undefined],
    [0, { text: 'a' }],
    [1.5, { text: 'a' }],
    ['1', { text: 'a' }],
    [undefined, { text: 'a' }],
    [Number.NaN, { text: 'a' }],
  ])('takes version %s with %j for invalid', (version, data) => {
    expect(third.decode(version, data)).toEqual({ state: 'invalid' })
  })

  it('reports newer versions, whatever they contain', () => {
    expect(third.decode(4, null)).toEqual({ state: 'newer' })
  })

  it('treats a record as invalid if its migration throws', () => {
    const fragile = first.next(object({ text: string() }), () => {
      throw new Error('unforeseen')
    })
    expect(fragile.decode(1, { text: 'a' })).toEqual({ state: 'invalid' })
  })

  it('does not let stored keys pollute a prototype', () => {
    const data: unknown = JSON.parse('{"text":"a","__proto__":{"polluted":true},"constructor":1}')
    const decoded = first.decode(1, data)
    expect(decoded).toEqual({ state: 'valid', value: { text: 'a' } })
    const counts = firstVersion(record(string(), number())).decode(1, JSON.parse('{"__proto__":1,"a":2}'))
    expect(counts).toEqual({ state: 'valid', value: { a: 2 } })
    expect('polluted' in {}).toBe(false)
  })
})
