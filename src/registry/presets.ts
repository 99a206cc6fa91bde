import { forEachLanguage } from '../lib/text/by-language.ts'
import type { Language } from '../lib/text/i18n.ts'
import type { Preset, PresetTexts } from './manifest.ts'

/** A preset as its folder declares it. */
export type FoundPreset = Preset & {
  readonly tool: string
  readonly id: string
  readonly texts: Readonly<Record<Language, () => Promise<PresetTexts>>>
}

const declared = import.meta.glob<Preset>('../tools/*/presets/*/preset.ts', {
  eager: true,
  import: 'preset',
})
const texts = import.meta.glob<PresetTexts>('../tools/*/presets/*/messages.*.ts')

const loaderOf = (file: string, language: Language): (() => Promise<PresetTexts>) => {
  const path = file.replace(/preset\.ts$/, `messages.${language}.ts`)
  const load = texts[path]
  if (!load) throw new Error(`There is no ${path}`)
  return load
}

/**
 * The settings of tools that have pages of their own. A page loads this list only when it shows one of them
 * (docs/adr/0045-pages-for-presets.md).
 */
export const presets: readonly FoundPreset[] = Object.entries(declared).map(([file, preset]) => {
  const [, , tool = '', , id = ''] = file.split('/')
  return { ...preset, tool, id, texts: forEachLanguage((language) => loaderOf(file, language)) }
})
