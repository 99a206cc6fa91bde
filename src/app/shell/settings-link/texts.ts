import { byLanguage } from '../../../lib/text/by-language.ts'
import type { SettingsLinkMessages } from './messages.en.ts'

/** All in one file: they are shorter than what a request for one of them costs. */
export const settingsLinkTexts = byLanguage(
  import.meta.glob<SettingsLinkMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)
