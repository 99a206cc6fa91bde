import { expect, it } from 'vitest'
import { firstPalette } from '../saved/saved-palettes.ts'
import { tilePalette } from './TilePicture.tsx'

it('the tile shows the palette of the first visit', () => {
  expect(tilePalette).toEqual(firstPalette)
})
