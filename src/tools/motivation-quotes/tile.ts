import type { ComponentType } from 'react'
import type { Language } from '../../lib/text/i18n.ts'
import type { TileProps, ToolTile } from '../../registry/manifest.ts'

type Tiles = Readonly<Record<`./home/tile.${Language}.tsx`, () => Promise<ComponentType<TileProps>>>>

const tiles = import.meta.glob('./home/tile.*.tsx', { import: 'Tile' }) as Tiles

export const tile: ToolTile = {
  position: 3,
  wide: true,
  live: (language) => tiles[`./home/tile.${language}.tsx`](),
}
