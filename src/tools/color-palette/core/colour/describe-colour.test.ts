import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeColour } from './describe-colour.ts'
import { parseColour } from './formats.ts'
import { hexOfRgb } from './hex.ts'

const wordsOf = (css: string) => {
  const hex = parseColour(css)?.hex
  if (!hex) throw new Error(`${css} is no colour`)
  const description = describeColour(hex)
  return 'shade' in description ? `${description.shade} ${description.name}` : description.name
}

it.each([
  ['black', 'black'],
  ['white', 'white'],
  ['gray', 'medium grey'],
  ['lightgray', 'light grey'],
  ['#333333', 'dark grey'],
  ['red', 'medium red'],
  ['darkred', 'dark red'],
  ['orange', 'medium orange'],
  ['#f97316', 'medium orange'],
  ['saddlebrown', 'medium brown'],
  ['yellow', 'medium yellow'],
  ['lightyellow', 'light yellow'],
  ['olive', 'dark yellow'],
  ['green', 'medium green'],
  ['darkgreen', 'dark green'],
  ['lightgreen', 'light green'],
  ['teal', 'medium teal'],
  ['lightblue', 'light blue'],
  ['blue', 'medium blue'],
  ['navy', 'dark blue'],
  ['purple', 'dark purple'],
  ['plum', 'medium purple'],
  ['hotpink', 'medium pink'],
  ['lightpink', 'light pink'],
])('describes %s as %s', (css, words) => {
  expect(wordsOf(css)).toBe(words)
})

it('describes every colour', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      expect(describeColour(hexOfRgb([r, g, b])).name).toBeTruthy()
    }),
  )
})
