import { expect, test } from 'vitest'
import { ImageFailure } from '../image-error.ts'
import { nalUnits, readHevcConfiguration } from './nal-units.ts'

const head = [...Array.from({ length: 21 }, () => 0), 0xfc | 3]
const content = Uint8Array.of(...head, 2, 0xa0, 0, 1, 0, 2, 64, 1, 0xa1, 0, 2, 0, 1, 66, 0, 3, 67, 68, 69)

test('reads the length of lengths and all parameter sets in order', () => {
  const { lengthBytes, parameterSets } = readHevcConfiguration(content)
  expect(lengthBytes).toBe(4)
  expect(parameterSets.map((unit) => [...unit])).toEqual([[64, 1], [66], [67, 68, 69]])
})

test('fails for a configuration that ends early, wherever', () => {
  for (let length = 0; length < content.length; length++) {
    expect(() => readHevcConfiguration(content.subarray(0, length)), `${length}`).toThrow(ImageFailure)
  }
})

test.each([1, 2, 4])('splits a sample with lengths of %i bytes', (lengthBytes) => {
  const length = (value: number) => [...Array.from({ length: lengthBytes - 1 }, () => 0), value]
  const sample = Uint8Array.of(...length(2), 7, 8, ...length(0), ...length(1), 9)
  expect([...nalUnits(sample, lengthBytes)].map((unit) => [...unit])).toEqual([[7, 8], [], [9]])
  expect(() => [...nalUnits(sample.subarray(0, -1), lengthBytes)]).toThrow(ImageFailure)
  expect(() => [...nalUnits(Uint8Array.of(...length(200), 1), lengthBytes)]).toThrow(ImageFailure)
})
