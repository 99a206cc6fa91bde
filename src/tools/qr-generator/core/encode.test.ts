import fc from 'fast-check'
import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { BitBuffer, pushSegment } from '../../../lib/qr/bit-buffer.ts'
import { dataCodewords, levels } from '../../../lib/qr/blocks.ts'
import { encode } from '../../../lib/qr/encode.ts'
import { reedSolomon } from '../../../lib/qr/error-correction.ts'
import { bitLength, type Mode, type Segment, segment } from '../../../lib/qr/segments.ts'
import { rasterize } from './drawing/picture.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe('the examples of ISO/IEC 18004', () => {
  it('encodes numeric data 01234567 at level M of version 1 (annex I.2)', () => {
    const buffer = new BitBuffer(16)
    pushSegment(buffer, { mode: 'numeric', text: '01234567' }, 1)
    const data = buffer.finish()
    expect(hex(data)).toBe('10200c566180ec11ec11ec11ec11ec11')
    expect(hex(reedSolomon(data, 10))).toBe('a524d4c1ed36c7872c55')
  })

  it('encodes alphanumeric data AC-42 (section 7.4.4)', () => {
    const buffer = new BitBuffer(9)
    pushSegment(buffer, { mode: 'alphanumeric', text: 'AC-42' }, 1)
    expect(buffer.length).toBe(41)
    // 0010 000000101 00111001110 11100111001 000010
    expect(hex(buffer.finish()).slice(0, 12)).toBe('2029ce' + 'e72100')
  })

  it('has the capacities of version 40 (table 7)', () => {
    const capacities = (mode: Mode, character: string) =>
      levels.map((level) => {
        let [fits, over] = [1, 8000]
        while (over - fits > 1) {
          const middle = (fits + over) >> 1
          const segments: Segment[] = [{ mode, text: character.repeat(middle) }]
          if (bitLength(segments, 40) <= dataCodewords(40, level) * 8) fits = middle
          else over = middle
        }
        return fits
      })
    expect(capacities('numeric', '1')).toEqual([7089, 5596, 3993, 3057])
    expect(capacities('alphanumeric', 'A')).toEqual([4296, 3391, 2420, 1852])
    expect(capacities('byte', 'a')).toEqual([2953, 2331, 1663, 1273])
  })
})

describe('segmentation', () => {
  /** Minimum bit length by brute force over all segmentations. */
  function fewestBits(text: string, version: number): number {
    const characters = [...text]
    const modes: Mode[] = ['numeric', 'alphanumeric', 'byte']
    const fits = (mode: Mode, one: string) =>
      mode === 'byte' || (mode === 'numeric' ? /^\d$/ : /^[0-9A-Z $%*+\-./:]$/).test(one)
    let fewest = Number.POSITIVE_INFINITY
    for (let candidate = 0; candidate < 3 ** characters.length; candidate += 1) {
      const chosen = characters.map((_, index) => modes[Math.floor(candidate / 3 ** index) % 3] ?? 'byte')
      if (!characters.every((one, index) => fits(chosen[index] ?? 'byte', one))) continue
      const segments: { mode: Mode; text: string }[] = []
      characters.forEach((one, index) => {
        const mode = chosen[index] ?? 'byte'
        const last = segments.at(-1)
        if (last?.mode === mode) last.text += one
        else segments.push({ mode, text: one })
      })
      fewest = Math.min(fewest, bitLength(segments, version))
    }
    return fewest
  }

  it('has the minimum bit length of all candidates', () => {
    const run = fc.oneof(
      fc.stringMatching(/^\d{1,8}$/),
      fc.stringMatching(/^[A-Z:/]{1,6}$/),
      fc.stringMatching(/^[a-zé]{1,2}$/),
    )
    fc.assert(
      fc.property(
        fc.array(run, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(1, 10, 27),
        (runs, version) => {
          const text = runs.join('').slice(0, 9)
          expect(bitLength(segment(text, version), version)).toBe(fewestBits(text, version))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is never larger than a single mode, and smaller for mixed content', () => {
    const text = 'https://EXAMPLE.com/ORDER/12345678901234567890?x=1'
    const encoded = encode(text, { level: 'M' })
    expect(encoded.ok && encoded.symbol.version).toBe(3)
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
        fc.constantFrom(...levels),
        (any, level) => {
          const ecc = ({ L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const)[level]
          const alone = encodeQR(any.toWellFormed(), 'raw', { ecc, border: 1 }).length - 2
          const ours = encode(any, { level })
          expect(ours.ok && ours.symbol.size).toBeLessThanOrEqual(alone)
        },
      ),
    )
  })
})

describe('decoding an encoded text', () => {
  const read = (text: string, level: (typeof levels)[number], eci: boolean) => {
    const encoded = encode(text, { level, eci })
    if (!encoded.ok) return undefined
    return decodeQR(rasterize(encoded.symbol, { scale: 3, margin: 4 }))
  }

  it.each([
    'Hello World',
    '0123456789'.repeat(20),
    'HTTPS://EXAMPLE.COM/ABC',
    'Grüße aus Köln',
    '👨‍👩‍👧‍👦 party 🎉',
    'こんにちは世界 QRコード',
    'مرحبا بالعالم',
    'İstanbul ığüşöç',
    'a\0b',
    'x'.repeat(2331),
  ])('returns %s', (text) => {
    expect(read(text, 'M', false)).toBe(text)
  })

  it('returns any text at any level, with and without ECI', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), fc.webUrl())
    fc.assert(
      fc.property(text, fc.constantFrom(...levels), fc.boolean(), (any, level, eci) => {
        expect(read(any, level, eci)).toBe(any.toWellFormed())
      }),
      { numRuns: 150 },
    )
  })
})

describe('limits', () => {
  it('content beyond the capacity is refused with its length', () => {
    const encoded = encode('x'.repeat(2332), { level: 'M' })
    expect(encoded).toEqual({ ok: false, used: 2335, capacity: 2334 })
    expect(encode('x'.repeat(100_000), { level: 'M' }).ok).toBe(false)
    expect(encode('7'.repeat(7089), { level: 'L' }).ok).toBe(true)
  })

  it('a lone surrogate becomes the replacement character', () => {
    const encoded = encode('a\ud800b', { level: 'M' })
    expect(encoded.ok && decodeQR(rasterize(encoded.symbol, { scale: 3, margin: 4 }))).toBe('a\ufffdb')
  })
})

describe('raising the level', () => {
  const symbolOf = (text: string, raise: boolean) => {
    const encoded = encode(text, { level: 'M', raise })
    if (!encoded.ok) throw new Error('too long')
    return encoded.symbol
  }

  it('uses a higher level in the same version on request', () => {
    const address = 'https://example.org'
    const [plain, raised] = [symbolOf(address, false), symbolOf(address, true)]
    expect(plain.level).toBe('M')
    expect([raised.version, raised.level]).toEqual([plain.version, 'Q'])
    const short = symbolOf('12345', true)
    expect([short.version, short.level]).toEqual([1, 'H'])
  })

  it('never increases the version, lowers the level or changes the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }), (text) => {
        const [plain, raised] = [symbolOf(text, false), symbolOf(text, true)]
        expect(raised.version).toBe(plain.version)
        expect('LMQH'.indexOf(raised.level)).toBeGreaterThanOrEqual('LMQH'.indexOf('M'))
        expect(decodeQR(rasterize(raised, { scale: 3, margin: 4 }))).toBe(text.toWellFormed())
      }),
      { numRuns: 40 },
    )
  })
})
