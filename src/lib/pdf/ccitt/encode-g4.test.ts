import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unpackFax } from '../../image/tiff/fax.ts'
import { randomRuns } from '../testing/bilevel.ts'
import { encodeG4 } from './encode-g4.ts'

test('the reader of TIFF files finds the same pixels', () => {
  const side = fc.integer({ min: 1, max: 90 })
  const run = fc.integer({ min: 1, max: 200 })
  fc.assert(
    fc.property(side, side, run, fc.integer(), (width, height, longestRun, seed) => {
      const picture = randomRuns({ width, height, longestRun, seed })
      const unpacked = new Uint8Array(picture.bits.length)
      expect(unpackFax(encodeG4(picture), unpacked, width, { kind: 'group-4', mixed: false })).toBe(height)
      expect(unpacked).toEqual(picture.bits)
    }),
    { numRuns: 500 },
  )
})

test('white rows take a bit each, and two ends of line end the picture', () => {
  const picture = { width: 2000, height: 16, rowBytes: 250, bits: new Uint8Array(4000) }
  expect([...encodeG4(picture)]).toEqual([0xff, 0xff, 0x00, 0x10, 0x01])
})

test('what the bytes hold behind the last pixel of a row does not matter', () => {
  const picture = { width: 3, height: 1, rowBytes: 2, bits: Uint8Array.of(0b0100_0000, 0) }
  const dirty = { ...picture, bits: Uint8Array.of(0b0101_1111, 0xff) }
  expect(encodeG4(dirty)).toEqual(encodeG4(picture))
})
