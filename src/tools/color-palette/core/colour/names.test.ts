import { differenceCiede2000 } from 'culori'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseColour } from './formats.ts'
import { hexOfRgb } from './hex.ts'
import { maxNameDifference, namedColours, nearestName } from './names.ts'

it.each(namedColours.map((name) => [name]))('calls %s by its own name', (name) => {
  expect(nearestName(parseColour(name)?.hex ?? '#000000')).toBe(name)
})

it.each([
  ['#0f766e', 'teal'],
  ['#facc15', 'gold'],
  ['#be123c', 'crimson'],
  ['#3b82f6', 'dodgerblue'],
  ['#fdfdfd', 'white'],
  ['#5c4033', undefined],
] as const)('calls %s %s', (hex, name) => {
  expect(nearestName(hex)).toBe(name)
})

it('finds the nearest of all names by ΔE00, or none beyond the limit', () => {
  const difference = differenceCiede2000()
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (...rgb) => {
      const hex = hexOfRgb(rgb)
      const least = Math.min(...namedColours.map((name) => difference(hex, name)))
      const found = nearestName(hex)
      // culori converts to Lab by other digits of the same matrix.
      if (Math.abs(least - maxNameDifference) > 0.05)
        expect(found === undefined).toBe(least > maxNameDifference)
      if (found) expect(difference(hex, found)).toBeCloseTo(least, 1)
    }),
  )
})
