import fc from 'fast-check'
import encodeQR from 'qr'
import { describe, expect, it } from 'vitest'
import { dataCodewords, levels } from './blocks.ts'
import { encode } from './encode.ts'
import { interleave } from './error-correction.ts'
import { formatBits, layoutOf, versionBits } from './layout.ts'
import { penalty } from './penalty.ts'
import { drawSymbol } from './symbol.ts'

const eccNames = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const
const bits = (value: number, length: number) => value.toString(2).padStart(length, '0')

describe("the standard's examples", () => {
  it('format information of level M with mask 5 (annex C.2)', () => {
    expect(bits(formatBits('M', 5), 15)).toBe('100000011001110')
  })

  it('version information of version 7 (annex D.2)', () => {
    expect(bits(versionBits(7), 18)).toBe('000111110010010100')
  })

  it('01234567 at level M with mask 2: its format information, twice (annex I.3)', () => {
    const data = Uint8Array.from(Buffer.from('10200c566180ec11ec11ec11ec11ec11', 'hex'))
    const { size, modules } = drawSymbol(1, 'M', interleave(data, 1, 'M'), 2)
    const at = (x: number, y: number) => modules[y * size + x]
    const aroundFirst = [
      ...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(x, 8)),
      ...[7, 5, 4, 3, 2, 1, 0].map((y) => at(8, y)),
    ]
    const besideOthers = [
      ...[20, 19, 18, 17, 16, 15, 14].map((y) => at(8, y)),
      ...[13, 14, 15, 16, 17, 18, 19, 20].map((x) => at(x, 8)),
    ]
    expect(aroundFirst.join('')).toBe('101111001111100')
    expect(besideOthers.join('')).toBe('101111001111100')
  })
})

describe('every version, level and mask', () => {
  /** Bytes that differ from place to place, as a text of one byte mode segment. */
  const textFor = (version: number, level: (typeof levels)[number]) => {
    const room = dataCodewords(version, level) - (version < 10 ? 2 : 3)
    return Array.from({ length: room }, (_, index) => String.fromCharCode(97 + ((index * 7) % 26))).join('')
  }

  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'version %i as another encoder draws it',
    (version) => {
      const level = levels[version % 4] ?? 'M'
      const mask = version % 8
      const text = textFor(version, level)
      const theirs = encodeQR(text, 'raw', {
        ecc: eccNames[level],
        encoding: 'byte',
        version,
        mask,
        border: 1,
      })
      const encoded = encode(text, { level })
      if (!encoded.ok) throw new Error('too long')
      expect(encoded.symbol.version).toBe(version)
      const data = Uint8Array.from(codewordsOf(text, version, level))
      const ours = drawSymbol(version, level, interleave(data, version, level), mask)
      const rows = theirs.slice(1, -1).flatMap((row) => row.slice(1, -1).map(Number))
      expect([...ours.modules]).toEqual(rows)
    },
  )
})

/** Byte mode written out as the standard says, apart from the tool's own writer. */
function codewordsOf(text: string, version: number, level: (typeof levels)[number]): number[] {
  const length = bits(text.length, version < 10 ? 8 : 16)
  const data = Array.from(text, (one) => bits(one.charCodeAt(0), 8)).join('')
  const all = `0100${length}${data}`.padEnd(dataCodewords(version, level) * 8, '0')
  return (all.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}

describe('the mask', () => {
  /** The four rules module by module (table 11), with a light quiet zone beside finder-like patterns. */
  function penaltyByRules(modules: Uint8Array, size: number): number {
    const rows = Array.from({ length: size }, (_, y) =>
      [...modules.subarray(y * size, (y + 1) * size)].join(''),
    )
    const columns = rows.map((_, x) => rows.map((row) => row.charAt(x)).join(''))
    let score = 0
    for (const line of [...rows, ...columns]) {
      for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) score += run.length - 2
      const wide = `0000${line}0000`
      for (let at = 0; at < size; at += 1) {
        if (wide.startsWith('00001011101', at)) score += 40
        if (wide.startsWith('10111010000', at + 4)) score += 40
      }
    }
    for (let y = 1; y < size; y += 1)
      for (let x = 1; x < size; x += 1) {
        const block = `${rows[y - 1]?.slice(x - 1, x + 1)}${rows[y]?.slice(x - 1, x + 1)}`
        if (block === '0000' || block === '1111') score += 3
      }
    const dark = rows.join('').replaceAll('0', '').length
    return score + 10 * Math.floor(Math.abs((dark / size ** 2) * 100 - 50) / 5)
  }

  const packed = (modules: Uint8Array, size: number, words: number, transposed: boolean) => {
    const plane = new Int32Array(size * words)
    modules.forEach((module, index) => {
      const [x, y] = transposed
        ? [Math.floor(index / size), index % size]
        : [index % size, Math.floor(index / size)]
      if (module) plane[y * words + (x >> 5)] = (plane[y * words + (x >> 5)] ?? 0) | (1 << (x & 31))
    })
    return plane
  }

  it('has the penalty that the rules give', () => {
    const size = fc.constantFrom(21, 29, 33, 45, 65)
    fc.assert(
      fc.property(
        size.chain((side) =>
          fc.tuple(
            fc.constant(side),
            // Long runs among the noise, so that every rule has something to find.
            fc.array(fc.constantFrom('0', '1', '00000', '111111', '10111010000', '00001011101'), {
              minLength: side * side,
              maxLength: side * side,
            }),
          ),
        ),
        ([side, parts]) => {
          const modules = Uint8Array.from(parts.join('').slice(0, side * side), Number)
          const words = Math.ceil(side / 32)
          const planes = {
            rows: packed(modules, side, words, false),
            columns: packed(modules, side, words, true),
          }
          expect(penalty(planes, side, words, Number.POSITIVE_INFINITY)).toBe(penaltyByRules(modules, side))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('is the one with the lowest penalty of the whole symbol', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 44, maxLength: 44 }), (data) => {
        const codewords = interleave(data, 3, 'M')
        const scores = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) =>
          penaltyByRules(drawSymbol(3, 'M', codewords, mask).modules, 29),
        )
        expect(penaltyByRules(drawSymbol(3, 'M', codewords).modules, 29)).toBe(Math.min(...scores))
      }),
      { numRuns: 25 },
    )
  })
})

it('a layout holds as many data modules as the standard says (table 1)', () => {
  const remainders = [1, 2, 7, 14, 21, 28, 35, 40].map(
    (version) => layoutOf(version, 'L').order.rows.length % 8,
  )
  expect(remainders).toEqual([0, 7, 0, 3, 4, 3, 0, 0])
  expect(layoutOf(40, 'L').order.rows.length).toBe(29_648)
})
