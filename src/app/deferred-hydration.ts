import { lazy } from 'react'
import type { Language } from '../lib/text/i18n.ts'
import { loadTexts } from './catalog/texts.ts'

/*
 * The catalog (manifests, icons, cards) grows with every tool, and the home page only shows it: its links work
 * as they were prerendered. So the parts made of it stay as the server wrote them, unhydrated, until something
 * needs the catalog: another page, another language, a menu that is opened, a file that is dropped.
 */
type Parts = typeof import('./lazy-parts.tsx')

let open = (): void => {}
const opened = new Promise<void>((resolve) => {
  open = resolve
})
let parts: Promise<Parts> | undefined

const loadParts = (): Promise<Parts> => {
  parts ??= import('./lazy-parts.tsx')
  // A failed load may be tried again.
  parts.catch(() => {
    parts = undefined
  })
  return parts
}

/** Loads the catalog and lets the parts made of it come alive. */
export async function needCatalog(language: Language): Promise<Parts> {
  const [loaded] = await Promise.all([loadParts(), loadTexts(language)])
  open()
  return loaded
}

/** A part that stays as the server wrote it until the catalog is needed. */
const untilNeeded = (part: 'HomeTools' | 'TopLinks' | 'FooterLinks') =>
  lazy(async () => {
    await opened
    return { default: (await loadParts())[part] }
  })
/** A part that is asked for by being shown: the list of a menu. */
const whenShown = (part: 'ToolLinks' | 'GuideLinks') =>
  lazy(async () => ({ default: (await loadParts())[part] }))

export const HomeTools = untilNeeded('HomeTools')
export const TopLinks = untilNeeded('TopLinks')
export const FooterLinks = untilNeeded('FooterLinks')
export const ToolLinks = whenShown('ToolLinks')
export const GuideLinks = whenShown('GuideLinks')

/** Fetches what menus show, ahead of their being opened. A failure shows when they are. */
export const prefetchMenus = (language: Language): void => void needCatalog(language).catch(() => {})
