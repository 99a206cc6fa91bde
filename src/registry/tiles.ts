import { byFolder } from './by-folder.ts'
import type { ToolTile } from './manifest.ts'

/** How tools are shown on the home page, by id. Not parts of the manifests, which that page does not load. */
export const tiles = byFolder<ToolTile | undefined>(
  import.meta.glob<ToolTile>('../tools/*/tile.ts', { eager: true, import: 'tile' }),
)
