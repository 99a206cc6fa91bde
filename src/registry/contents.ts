import { byLanguage } from '../lib/text/by-language.ts'
import type { Card, GuideManifest, StaticPageManifest, ToolManifest } from './manifest.ts'
import { statuses } from './statuses.ts'
import type { RegistryContents } from './validate.ts'

/** All manifests by file, for the checks of the build; pages use `entries.ts`. */
export const contents: RegistryContents = {
  tools: import.meta.glob<ToolManifest>('../tools/*/manifest.ts', { eager: true, import: 'manifest' }),
  guides: import.meta.glob<GuideManifest>('../guides/*/manifest.ts', { eager: true, import: 'manifest' }),
  pages: import.meta.glob<StaticPageManifest>('../pages/*/manifest.ts', { eager: true, import: 'manifest' }),
  statuses,
  cards: byLanguage(
    import.meta.glob<Readonly<Record<string, Card>>>('./cards.*.ts', { eager: true, import: 'cards' }),
  ),
}
