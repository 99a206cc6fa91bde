import type { Translated } from '../../../lib/text/i18n.ts'

/** Texts of its answer on the home page. */
export const messages = {
  code: 'QR code',
  size: (size: number) => `${size} × ${size} modules, readable even if 15% is damaged`,
  tooLong: 'Too long for a QR code. Shorten the text.',
}

export type AnswerMessages = Translated<typeof messages>
