import { byLanguage } from '../../lib/text/by-language.ts'
import type { Language } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export type PresetLinkTexts = {
  readonly title: string
  /** By `tool/preset`. */
  readonly cards: Readonly<Record<string, Card>>
}

const loaders = byLanguage(import.meta.glob<{ readonly texts: PresetLinkTexts }>('./texts.*.ts'))

/** The cards of all presets, which only links to them and the search need. */
export const loadPresetLinkTexts = async (language: Language): Promise<PresetLinkTexts> =>
  (await loaders[language]()).texts
