import type { Language } from '../../../lib/text/i18n.ts'
import type { SealMessages } from './messages.en.ts'

const loaders: Readonly<Record<Language, () => Promise<{ readonly messages: SealMessages }>>> = {
  en: () => import('./messages.en.ts'),
  tr: () => import('./messages.tr.ts'),
}

export const loadSealMessages = async (language: Language): Promise<SealMessages> =>
  (await loaders[language]()).messages
