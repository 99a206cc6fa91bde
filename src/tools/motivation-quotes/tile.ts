import type { ToolTile } from '../../registry/manifest.ts'

export const tile: ToolTile = {
  position: 3,
  wide: true,
  live: async (language) =>
    language === 'tr'
      ? (await import('./home/tile.tr.tsx')).TurkishQuoteTile
      : (await import('./home/QuoteTile.tsx')).QuoteTile,
}
