import { expect, it } from 'vitest'
import { huesOf, schemeNames } from './schemes.ts'

it('returns distinct hues from 0 to 359, the chosen one first', () => {
  for (const scheme of schemeNames)
    for (const hue of [0, 15, 359]) {
      const hues = huesOf(scheme, hue)
      expect(hues[0]).toBe(hue)
      expect(new Set(hues).size).toBe(hues.length)
      for (const each of hues) expect(each >= 0 && each < 360).toBe(true)
    }
})

it('uses the offsets named in the guide', () => {
  expect(huesOf('ours', 0)).toEqual([0, 30, 60, 180, 240])
  expect(huesOf('analogous', 10)).toEqual([10, 340, 40])
})
