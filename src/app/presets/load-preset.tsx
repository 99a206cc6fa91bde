import type { ReactNode } from 'react'
import type { Language } from '../../lib/text/i18n.ts'
import type { Card, PresetMessages } from '../../registry/manifest.ts'
import { presets } from '../../registry/presets.ts'
import { PresetAbout } from './PresetAbout.tsx'

/** What the page of a preset has besides its tool. */
export type LoadedPreset = {
  readonly id: string
  readonly settings: string
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
  const { card, messages } = await preset.texts[language]()
  const { title, intro, sections } = messages
  return {
    id,
    settings: preset.settings,
    card,
    heading: { title, intro },
    about: <PresetAbout sections={sections} />,
  }
}
