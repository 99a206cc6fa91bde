import { byLanguage } from '../../../lib/text/by-language.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { SealMessages } from './messages.en.ts'

const loaders = byLanguage(import.meta.glob<{ readonly messages: SealMessages }>('./messages.*.ts'))

export const loadSealMessages = async (language: Language): Promise<SealMessages> =>
  (await loaders[language]()).messages
