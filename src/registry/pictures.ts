import type { ComponentType } from 'react'
import { byFolder } from './by-folder.ts'
import type { TileProps } from './manifest.ts'

/** What the tiles of the home page show, by the id of the tool; those that are live have their own module. */
export const pictures = byFolder<ComponentType<TileProps> | undefined>(
  import.meta.glob<ComponentType<TileProps>>('../tools/*/home/TilePicture.tsx', {
    eager: true,
    import: 'TilePicture',
  }),
)
