import type { Amounts } from '../core/amounts/amounts.ts'
import { crossIndustryInvoice } from '../core/e-invoice/cii.ts'
import { eInvoiceOf } from '../core/e-invoice/model.ts'
import { eInvoiceProblems } from '../core/e-invoice/rules.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import type { PrintedWords } from '../core/words/printed-words.ts'
import type { Messages } from '../messages.en.ts'

export type EInvoiceState = {
  /** Problems, each a sentence that names its field; empty if the e-invoice is off or complete. */
  readonly problems: readonly string[]
  /** The e-invoice; empty if it is off or incomplete. */
  readonly xml: () => string
}

const noEInvoice: EInvoiceState = { problems: [], xml: () => '' }

/** The e-invoice of the draft, with problems in the page's language. */
export function eInvoiceState(
  invoice: Invoice,
  amounts: Amounts,
  t: Messages,
  words: PrintedWords,
): EInvoiceState {
  if (!invoice.eInvoice) return noEInvoice
  const model = eInvoiceOf(invoice, amounts)
  const problems = eInvoiceProblems(model).map(({ rule, kind, items }) => {
    // Keeps a rule such as BR-09 on one line.
    const problem = `${t.eProblems[kind]} (${rule.replaceAll('-', '\u2011')})`
    return items ? `${t.itemsOf(items.join(', '))}: ${problem}` : problem
  })
  return {
    problems: [...new Set(problems)],
    xml: () => (problems.length > 0 ? '' : crossIndustryInvoice(model, words)),
  }
}
