import { expect, test } from 'vitest'
import type { EncoderName } from '../../../lib/image/metrics/equivalent-quality.ts'
import { qualityOfSimilarity } from '../core/quality-scale.ts'
import { targetFor } from './optimize.ts'

test.each([
  ['the whole is measured', { isMeasured: true, isWhole: true }, 80.02],
  ['a sample is measured', { isMeasured: true, isWhole: false }, 80.1],
  ['it is estimated', { isMeasured: false, isWhole: true }, 79.95],
])('what is aimed at where %s', (_, measuring, expected) => {
  expect(targetFor(80, measuring)).toBeCloseTo(expected)
})

test.each<EncoderName>(['jpegli', 'mozjpeg', 'webp', 'avif'])(
  '%s: where the browser keeps every pixel, as of one colour, the search has a quality to begin with',
  (encoder) => {
    const target = targetFor(100, { isMeasured: true, isWhole: false })
    expect(qualityOfSimilarity(encoder, target)).toBe(100)
  },
)
