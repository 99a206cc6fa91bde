import { expect, it } from 'vitest'
import { addUp, countBlock } from '../core/document/block-counts.ts'
import { card as english } from '../messages.en.ts'
import { card as turkish } from '../messages.tr.ts'
import { tileCounts } from './TilePicture.tsx'

it.each([
  { description: english.description, counts: tileCounts.en },
  { description: turkish.description, counts: tileCounts.tr },
])('the tile has the counts of "$description"', ({ description, counts }) => {
  const { words, characters } = addUp([countBlock(description)])
  expect(counts).toEqual({ words, characters })
})
