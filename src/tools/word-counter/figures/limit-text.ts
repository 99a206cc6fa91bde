import { numberFormat } from '../../../lib/text/formats.ts'
import type { Messages } from '../messages.en.ts'

/** How much of a limit is used, such as `300 of 280, 20 too many`. */
export function limitText(used: number, limit: number, t: Messages, language: string): string {
  const number = numberFormat(language)
  const rest = used <= limit ? t.fits : t.over(number.format(used - limit))
  return `${t.ofLimit(number.format(used), number.format(limit))}, ${rest}`
}
