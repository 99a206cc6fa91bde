import type { Language } from '../../../lib/text/i18n.ts'

const texts = {
  en: () => import('./messages.en.ts'),
  tr: () => import('./messages.tr.ts'),
} as const satisfies Record<Language, unknown>

/** What crops a picture, with its texts. */
export async function loadCropMode(language: Language) {
  const [{ CropMode }, { messages }] = await Promise.all([import('./CropMode.tsx'), texts[language]()])
  return { CropMode, messages }
}
