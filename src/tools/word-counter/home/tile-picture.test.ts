import { expect, it } from 'vitest'
import { languages } from '../../../lib/text/i18n.ts'
import type { ToolCard } from '../../../registry/manifest.ts'
import { addUp, countBlock } from '../core/document/block-counts.ts'
import type { TileMessages } from './messages.en.ts'

const cards = import.meta.glob<ToolCard>('../messages.*.ts', { import: 'card' })
const texts = import.meta.glob<TileMessages>('./messages.*.ts', { import: 'messages' })

it.each(languages)('the tile has the counts of the description: %s', async (language) => {
  const card = await cards[`../messages.${language}.ts`]?.()
  const tile = await texts[`./messages.${language}.ts`]?.()
  const { words, characters } = addUp([countBlock(card?.description ?? '')])
  expect(tile?.count).toBe(String(words))
  expect(tile?.characters.match(/\d+/g)).toEqual([String(characters)])
})
