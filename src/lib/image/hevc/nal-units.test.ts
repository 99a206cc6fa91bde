import { expect, test } from 'vitest'
import { ImageFailure } from '../image-error.ts'
import { nalUnits } from './nal-units.ts'

test.each([1, 2, 4])('splits a sample with lengths of %i bytes', (lengthBytes) => {
  const length = (value: number) => [...Array.from({ length: lengthBytes - 1 }, () => 0), value]
  const sample = Uint8Array.of(...length(2), 7, 8, ...length(0), ...length(1), 9)
  expect([...nalUnits(sample, lengthBytes)].map((unit) => [...unit])).toEqual([[7, 8], [], [9]])
  expect(() => [...nalUnits(sample.subarray(0, -1), lengthBytes)]).toThrow(ImageFailure)
  expect(() => [...nalUnits(Uint8Array.of(...length(200), 1), lengthBytes)]).toThrow(ImageFailure)
})
