import type { ToolTile } from '../../registry/manifest.ts'

export const tile: ToolTile = {
  position: 2,
  live: async () => (await import('./home/PasswordTile.tsx')).PasswordTile,
}
