import { byLanguage } from '../../../lib/text/by-language.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { CropMessages } from './messages.en.ts'

const texts = byLanguage(import.meta.glob<{ readonly messages: CropMessages }>('./messages.*.ts'))

/** What crops a picture, with its texts. */
export async function loadCropMode(language: Language) {
  const [{ CropMode }, { messages }] = await Promise.all([import('./CropMode.tsx'), texts[language]()])
  return { CropMode, messages }
}
