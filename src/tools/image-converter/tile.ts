import type { ToolTile } from '../../registry/manifest.ts'

export const tile: ToolTile = {
  position: 11,
  wide: true,
}
