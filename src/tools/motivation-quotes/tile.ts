import type { ComponentType } from 'react'
import type { TileProps, ToolTile } from '../../registry/manifest.ts'

const translated = import.meta.glob<ComponentType<TileProps>>('./home/tile.*.tsx', {
  import: 'TranslatedQuoteTile',
})

export const tile: ToolTile = {
  position: 3,
  wide: true,
  live: async (language) =>
    (await translated[`./home/tile.${language}.tsx`]?.()) ?? (await import('./home/QuoteTile.tsx')).QuoteTile,
}
