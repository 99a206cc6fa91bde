import { type Quote, quoteOf } from '../core/quotes.ts'
import type { Messages } from '../messages.en.ts'

/** A quote as a page shows it. */
export type ShownQuote = {
  readonly id: number
  readonly text: string
  readonly author: string
  readonly source: string
  /** The English text, if `text` is our translation of it. */
  readonly original?: string
}

export function shownQuote(id: number, t: Messages): ShownQuote {
  const quote: Quote = quoteOf(id)
  const translation = t.translations[id]
  const { text, author, work } = translation ?? quote
  const { year } = quote
  const translator = translation?.translator ?? quote.translator
  const source = translator ? t.translatedSource(work, year, translator) : t.source(work, year)
  return { id, text, author, source, ...(translation ? { original: quote.text } : {}) }
}

/** The text that Copy puts on the clipboard, in the specified format. */
export const quotation = ({ text, author }: ShownQuote): string => `"${text}" — ${author}`
