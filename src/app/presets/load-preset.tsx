import type { ReactNode } from 'react'
import { readLink } from '../../lib/settings-link/settings-link.ts'
import type { Language } from '../../lib/text/i18n.ts'
import type { Card, PresetMessages } from '../../registry/manifest.ts'
import { presets } from '../../registry/presets.ts'
import { settingsLinks } from '../../registry/settings-links.ts'
import { PresetAbout } from './PresetAbout.tsx'

/** What the page of a preset has besides its tool. */
export type LoadedPreset = {
  readonly id: string
  readonly settings: string
  /** The same as the tool has them. */
  readonly shown: object | undefined
  readonly card: Card
  /** In place of the tool's own texts of these names. */
  readonly heading: Pick<PresetMessages, 'title' | 'intro'>
  readonly about: ReactNode
}

/** Loads a preset of a tool; undefined if the tool has none of that name. */
export async function loadPreset(
  tool: string,
  id: string,
  language: Language,
): Promise<LoadedPreset | undefined> {
  const preset = presets.find((each) => each.tool === tool && each.id === id)
  if (!preset) return undefined
  const [{ card, messages }, link] = await Promise.all([preset.texts[language](), settingsLinks[tool]?.()])
  const { title, intro, sections } = messages
  const read = link && readLink(link, preset.settings)
  return {
    id,
    settings: preset.settings,
    shown: read?.state === 'read' ? read.settings : undefined,
    card,
    heading: { title, intro },
    about: <PresetAbout sections={sections} />,
  }
}
