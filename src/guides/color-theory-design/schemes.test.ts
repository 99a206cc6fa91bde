import { expect, it } from 'vitest'
import { huesOf, schemeNames } from './schemes.ts'

it('keeps hues on the circle and leads with the chosen one', () => {
  for (const scheme of schemeNames)
    for (const hue of [0, 15, 359]) {
      const hues = huesOf(scheme, hue)
      expect(hues[0]).toBe(hue)
      expect(new Set(hues).size).toBe(hues.length)
      for (const each of hues) expect(each >= 0 && each < 360).toBe(true)
    }
})

it('uses the offsets that the text names', () => {
  expect(huesOf('ours', 0)).toEqual([0, 30, 60, 180, 240])
  expect(huesOf('analogous', 10)).toEqual([10, 340, 40])
})
