import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RandomSource, randomBelow, randomId, shuffle } from './random.ts'

const rejected = Symbol('rejected')

/** The outcome of one draw of exactly these bytes, or `rejected` when another draw is requested. */
function outcome(bytes: readonly number[], n: number): number | typeof rejected {
  let draws = 0
  const once: RandomSource = (count) => {
    draws += 1
    if (draws > 1) throw rejected
    expect(count).toBe(bytes.length)
    return Uint8Array.from(bytes)
  }
  try {
    return randomBelow(once, n)
  } catch (error) {
    if (error === rejected) return rejected
    throw error
  }
}

function tally(n: number, draws: Iterable<readonly number[]>): { counts: number[]; rejections: number } {
  const counts = new Array<number>(n).fill(0)
  let rejections = 0
  for (const bytes of draws) {
    const value = outcome(bytes, n)
    if (value === rejected) rejections += 1
    else counts[value] = (counts[value] ?? 0) + 1
  }
  return { counts, rejections }
}

function* everyByte() {
  for (let byte = 0; byte < 256; byte += 1) yield [byte]
}

function* everyPair() {
  for (let high = 0; high < 256; high += 1) for (let low = 0; low < 256; low += 1) yield [high, low]
}

const sourceOf = (bytes: readonly number[]): RandomSource => {
  let next = 0
  return (count) => Uint8Array.from({ length: count }, () => bytes[next++ % bytes.length] ?? 0)
}

describe('randomBelow', () => {
  it('gives every value the same number of the 256 bytes, for each n of 2 … 256', () => {
    for (let n = 2; n <= 256; n += 1) {
      const { counts, rejections } = tally(n, everyByte())
      expect(new Set(counts), `n = ${n}`).toEqual(new Set([Math.floor(256 / n)]))
      expect(rejections, `n = ${n}`).toBe(256 % n)
    }
  })

  it.each([257, 1000, 7776, 32_769, 65_535, 65_536])(
    'gives every value of %i the same number of the 65,536 byte pairs',
    (n) => {
      const { counts, rejections } = tally(n, everyPair())
      expect(new Set(counts)).toEqual(new Set([Math.floor(65_536 / n)]))
      expect(rejections).toBe(65_536 % n)
    },
  )

  it('reaches both ends of the largest ranges', () => {
    expect(outcome([0, 0, 0, 0], 2 ** 32)).toBe(0)
    expect(outcome([255, 255, 255, 255], 2 ** 32)).toBe(2 ** 32 - 1)
    expect(outcome([255, 255, 255, 255], 2 ** 32 - 1)).toBe(rejected)
    expect(outcome([255, 255, 255], 2 ** 24)).toBe(2 ** 24 - 1)
    expect(outcome([128, 0, 0, 0], 2 ** 31)).toBe(0)
    expect(outcome([128, 0, 0, 0], 2 ** 31 + 1)).toBe(2 ** 31)
  })

  it('returns the only value of n = 1 without drawing', () => {
    const none: RandomSource = () => {
      throw new Error('drew')
    }
    expect(randomBelow(none, 1)).toBe(0)
  })

  it('stays within 0 … n - 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.infiniteStream(fc.nat(255)), (n, stream) => {
        const source: RandomSource = (count) => Uint8Array.from(stream.take(count))
        const value = randomBelow(source, n)
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
      }),
    )
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('refuses n = %d', (n) => {
    expect(() => randomBelow(sourceOf([0]), n)).toThrow(RangeError)
  })
})

describe('shuffle', () => {
  it('gives every order of four items equally often over every way to choose', () => {
    const orders = new Map<string, number>()
    for (let a = 0; a < 4; a += 1)
      for (let b = 0; b < 3; b += 1)
        for (let c = 0; c < 2; c += 1) {
          const order = shuffle(sourceOf([a, b, c]), ['w', 'x', 'y', 'z']).join('')
          orders.set(order, (orders.get(order) ?? 0) + 1)
        }
    expect(orders.size).toBe(24)
    expect(new Set(orders.values())).toEqual(new Set([1]))
  })

  it('returns the same items and leaves the original unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.infiniteStream(fc.nat(255)), (items, stream) => {
        const before = [...items]
        const shuffled = shuffle((count) => Uint8Array.from(stream.take(count)), items)
        expect(items).toEqual(before)
        expect([...shuffled].sort()).toEqual([...items].sort())
      }),
    )
  })
})

describe('randomId', () => {
  it('writes the 12 bytes as 24 digits, leading zeros included', () => {
    expect(randomId(sourceOf([0, 1, 255]))).toBe('0001ff0001ff0001ff0001ff')
  })

  it('differs for different bytes', () => {
    const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        expect(randomId(() => a) === randomId(() => b)).toBe(a.every((byte, index) => byte === b[index]))
      }),
    )
  })
})
