import { describe, expect, test } from 'vitest'
import { appleExif } from '../../testing/ultra-hdr-file.ts'
import { appleHeadroom, log2Samples } from './apple-headroom.ts'

describe('the headroom of an Apple gain map', () => {
  // Apple's four formulas.
  test.each([
    [0.5, 0.005, 1.7],
    [0.5, 0.5, 1.5505],
    [1.5, 0.005, 2.65],
    [1.5, 0.5, 2.1515],
  ])('of maker note tags %d and %d is %d stops', (boost, gain, stops) => {
    expect(Math.log2(appleHeadroom('', appleExif(boost, gain)) ?? 0)).toBeCloseTo(stops, 9)
  })

  test('is what newer files say in XMP', () => {
    expect(appleHeadroom('HDRGainMap:HDRGainMapHeadroom="4.532783"', appleExif(1, 0))).toBe(4.532783)
    expect(appleHeadroom('<HDRGainMap:HDRGainMapHeadroom>4.5</', null)).toBe(4.5)
  })

  test('is unknown where the maker note is missing or broken', () => {
    const exif = appleExif(1, 0)
    expect(appleHeadroom('', null)).toBeNull()
    expect(appleHeadroom('HDRGainMapHeadroom="1e9"', null)).toBeNull()
    for (let length = 0; length < exif.length; length += 1)
      expect(appleHeadroom('', exif.slice(0, length))).toBeNull()
  })
})

test('converted samples give the brightness of Apple’s formula', () => {
  const headroom = 5
  const table = log2Samples(headroom)
  expect([table[0], table[255]]).toEqual([0, 255])
  for (const [sample, converted] of table.entries()) {
    const stored = sample / 255
    const gain = stored < 0.081 ? stored / 4.5 : ((stored + 0.099) / 1.099) ** (1 / 0.45)
    const brightness = headroom ** (converted / 255)
    // Half a step of the converted samples.
    expect(Math.abs(Math.log(brightness / (1 + (headroom - 1) * gain)))).toBeLessThan(
      Math.log(headroom) / 509,
    )
  }
})
