import type { ComponentType } from 'react'
import { byFolder } from './by-folder.ts'

/** A drawing from each guide as it is seen first, by the guide's id: decoration of its entry in the index. */
export const guidePictures = byFolder<ComponentType | undefined>(
  import.meta.glob<ComponentType>('../guides/*/GuidePicture.tsx', { eager: true, import: 'GuidePicture' }),
)
