import { beforeAll, expect, test } from 'vitest'
import { compileFile, provideImageData, testPicture } from '../../testing/test-picture.ts'
import { createSsimulacra2 } from './ssimulacra2.ts'

let module: WebAssembly.Module

beforeAll(async () => {
  provideImageData()
  module = await compileFile('./vendor/jpegli/jpegli.wasm')
})

/** Samples rounded to steps, and columns that were blurred. */
function worsen({ width, height, data }: ImageData, step: number): ImageData {
  const worse = new ImageData(new Uint8ClampedArray(data), width, height)
  for (let at = 0; at < data.length; at += 1) {
    if (at % 4 === 3) continue
    const before = at >= 4 && at % 64 === 0 ? (data[at - 4] ?? 0) : (data[at] ?? 0)
    worse.data[at] = Math.round(before / step) * step
  }
  return worse
}

// What bench/images/ssimulacra2.js gives, by all maps of the metric.
test.each([
  [160, 128, 8, 80.208],
  [160, 128, 40, -16.787],
  [131, 150, 20, 37.289],
  [257, 129, 30, -2.92],
])('%s × %s pixels in steps of %s score %s', (width, height, step, expected) => {
  const original = testPicture(width, height)
  const worse = worsen(original, step)
  const metric = createSsimulacra2(module, original)
  metric.add(original.data, worse.data)
  const score = metric.score()
  expect(score).toBeLessThan(99)
  expect(Math.abs(score - expected)).toBeLessThan(0.02)
})

test('the same scores 100, and tiles count until they are forgotten', () => {
  const original = testPicture(144, 128)
  const metric = createSsimulacra2(module, original)
  metric.add(original.data, original.data)
  expect(metric.score()).toBe(100)
  metric.add(original.data, worsen(original, 40).data)
  const both = metric.score()
  metric.clear()
  metric.add(original.data, worsen(original, 40).data)
  expect(metric.score()).toBeLessThan(both)
  expect(both).toBeLessThan(100)
})
