import { expect, it } from 'vitest'
import { paletteOfText } from './palette-of-text.ts'

it('makes the same five colours each time, the typed one first', () => {
  const palette = paletteOfText('#E4572E')
  expect(palette?.[0]).toBe('#e4572e')
  expect(new Set(palette)).toHaveProperty('size', 5)
  expect(paletteOfText(' #e4572e ')).toEqual(palette)
})

it('reads names of colours', () => {
  expect(paletteOfText('Tomato')?.[0]).toBe('#ff6347')
  expect(paletteOfText('royal blue')?.[0]).toBe('#4169e1')
})

it.each(['', '#12345', 'constructor', 'a word', 'transparent'])('leaves "%s" to other tools', (text) => {
  expect(paletteOfText(text)).toBeUndefined()
})
