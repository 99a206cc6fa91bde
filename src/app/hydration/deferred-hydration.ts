import { type ComponentType, lazy } from 'react'
import type { Language } from '../../lib/text/i18n.ts'
import { retryOnline } from '../../platform/page/retry-online.ts'
import type { TileProps } from '../../registry/manifest.ts'
import { tiles } from '../../registry/tiles.ts'
import { loadTexts } from '../catalog/texts.ts'
import { used } from './first-use.ts'

/*
 * The catalog (manifests, icons, cards) grows with every tool, and the home page only shows it: prerendered links work
 * without it. So the parts that render the catalog stay unhydrated until something needs it: another page, another
 * language, an opened menu, a dropped file.
 */
type Parts = typeof import('./lazy-parts.tsx')

let resolveNeeded = (): void => {}
const needed = new Promise<void>((resolve) => {
  resolveNeeded = resolve
})
let parts: Promise<Parts> | undefined

const loadParts = (): Promise<Parts> => {
  parts ??= import('./lazy-parts.tsx')
  // Allows a retry after a failed load.
  parts.catch(() => {
    parts = undefined
  })
  return parts
}

/** Loads the catalog and lets the parts that render it hydrate. */
export async function needCatalog(language: Language): Promise<Parts> {
  const [loaded] = await Promise.all([loadParts(), loadTexts(language)])
  resolveNeeded()
  return loaded
}

/** A part that stays as prerendered until the catalog is needed. */
const untilNeeded = <Part extends 'Examples' | 'Seal' | 'TileCard' | 'TopLinks' | 'FooterLinks'>(
  part: Part,
) =>
  lazy(async () => {
    await needed
    return { default: (await loadParts())[part] as Parts[Part] & ComponentType }
  })
/** A part that loads when it is rendered: the list of a menu. */
const whenShown = (part: 'ToolLinks' | 'GuideLinks') =>
  lazy(async () => ({ default: (await loadParts())[part] }))

export const Examples = untilNeeded('Examples')
export const Seal = untilNeeded('Seal')
export const TileCard = untilNeeded('TileCard')
export const TopLinks = untilNeeded('TopLinks')
export const FooterLinks = untilNeeded('FooterLinks')
export const ToolLinks = whenShown('ToolLinks')
export const GuideLinks = whenShown('GuideLinks')

/** Loads the content of menus before they are opened. A failure is shown when they are. */
export const prefetchMenus = (language: Language): void => void needCatalog(language).catch(() => {})

const tilePictures = new Map<string, ComponentType<TileProps>>()

/**
 * What the tile of a tool shows on the home page. Most stay as prerendered until the catalog is needed; what is made on
 * the device hydrates at the first sign of a visitor, so that a page that nobody uses loads no more than before. Without a
 * connection a tile stays as prerendered.
 */
export function tilePicture(id: string, language: Language): ComponentType<TileProps> {
  const key = `${language} ${id}`
  const known = tilePictures.get(key)
  if (known) return known
  const picture = lazy(async () => {
    const live = tiles[id]?.live
    if (live) {
      await Promise.race([needed, used])
      return { default: await retryOnline(() => live(language)) }
    }
    await needed
    const { pictures } = await retryOnline(() => import('../../registry/pictures.ts'))
    return { default: pictures[id] ?? (() => null) }
  })
  tilePictures.set(key, picture)
  return picture
}
