import type { GuideManifest, StaticPageManifest, ToolManifest } from './manifest.ts'

type Ordered = { readonly order: number }

const inOrder = <Entry extends Ordered>(found: Readonly<Record<string, Entry>>): readonly Entry[] =>
  Object.values(found).sort((first, second) => first.order - second.order)

/** Every tool of the site, in the order of the specification. There is no other list. */
export const tools = inOrder(
  import.meta.glob<ToolManifest>('../tools/*/manifest.ts', { eager: true, import: 'manifest' }),
)

/** Every guide, in reading order. */
export const guides = inOrder(
  import.meta.glob<GuideManifest>('../guides/*/manifest.ts', { eager: true, import: 'manifest' }),
)

/** About, the policies and other static pages. */
export const staticPages = inOrder(
  import.meta.glob<StaticPageManifest>('../pages/*/manifest.ts', { eager: true, import: 'manifest' }),
)
