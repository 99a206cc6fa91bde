import { useMemo } from 'react'
import type { Language } from '../../../lib/text/i18n.ts'
import { type Amounts, readAmounts } from '../core/amounts/amounts.ts'
import { wrongDays } from '../core/invoice/days.ts'
import { decimalSeparators } from '../core/invoice/document-languages.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import type { Logo } from '../core/text/printed.ts'
import { printedWords } from '../core/words/words-of.ts'
import type { Order } from '../core/worker-messages.ts'
import { useAmounts } from '../items/use-amounts.ts'
import type { Messages } from '../messages.en.ts'
import { type EInvoiceState, eInvoiceState } from './e-invoice-state.ts'

/** What a document is made from, and what stands in its way. */
export type DocumentSource = {
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly order: Order
  readonly eInvoice: EInvoiceState
  /** Number of invalid fields. */
  readonly problems: number
}

type Page = {
  readonly t: Messages
  readonly language: Language
  readonly logo: Logo | null
}

function sourceOf(invoice: Invoice, amounts: Amounts, { t, language, logo }: Page): DocumentSource {
  const printLanguage = invoice.language || language
  return {
    invoice,
    amounts,
    order: { invoice, language: printLanguage, logo },
    eInvoice: eInvoiceState(invoice, amounts, t, language, printedWords[printLanguage]),
    problems: amounts.problems + wrongDays(invoice),
  }
}

type Drafts = {
  /** The invoice that is rendered. */
  readonly invoice: Invoice
  /** Returns the present one. */
  readonly current: () => Invoice
}

/** The source of the invoice that is rendered, and for what a press does that of the present one. */
export function useDocumentSource({ invoice, current }: Drafts, { t, language, logo }: Page) {
  const separator = decimalSeparators[language]
  const amounts = useAmounts(invoice, separator)
  const source = useMemo(
    () => sourceOf(invoice, amounts, { t, language, logo }),
    [invoice, amounts, t, language, logo],
  )
  const present = () => {
    const now = current()
    return now === invoice ? source : sourceOf(now, readAmounts(now, separator), { t, language, logo })
  }
  return { source, present }
}
