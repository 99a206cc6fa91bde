import { byLanguage } from '../../../lib/text/by-language.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { TrayMessages } from './messages.en.ts'

const loaders = byLanguage(import.meta.glob<{ readonly messages: TrayMessages }>('./messages.*.ts'))

export const loadTrayMessages = async (language: Language): Promise<TrayMessages> =>
  (await loaders[language]()).messages
