import type { ToolTile } from '../../registry/manifest.ts'

export const tile: ToolTile = {
  position: 5,
  live: async () => (await import('./home/TimerTile.tsx')).TimerTile,
}
