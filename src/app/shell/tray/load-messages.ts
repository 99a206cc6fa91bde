import type { Language } from '../../../lib/text/i18n.ts'
import type { TrayMessages } from './messages.en.ts'

const loaders: Readonly<Record<Language, () => Promise<{ readonly messages: TrayMessages }>>> = {
  en: () => import('./messages.en.ts'),
  tr: () => import('./messages.tr.ts'),
}

export const loadTrayMessages = async (language: Language): Promise<TrayMessages> =>
  (await loaders[language]()).messages
