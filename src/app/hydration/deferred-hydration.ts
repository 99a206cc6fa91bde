import { lazy } from 'react'
import type { Language } from '../../lib/text/i18n.ts'
import { loadTexts } from '../catalog/texts.ts'

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
const untilNeeded = (part: 'HomeTools' | 'TopLinks' | 'FooterLinks') =>
  lazy(async () => {
    await needed
    return { default: (await loadParts())[part] }
  })
/** A part that loads when it is rendered: the list of a menu. */
const whenShown = (part: 'ToolLinks' | 'GuideLinks') =>
  lazy(async () => ({ default: (await loadParts())[part] }))

export const HomeTools = untilNeeded('HomeTools')
export const TopLinks = untilNeeded('TopLinks')
export const FooterLinks = untilNeeded('FooterLinks')
export const ToolLinks = whenShown('ToolLinks')
export const GuideLinks = whenShown('GuideLinks')

/** Loads the content of menus before they are opened. A failure is shown when they are. */
export const prefetchMenus = (language: Language): void => void needCatalog(language).catch(() => {})
