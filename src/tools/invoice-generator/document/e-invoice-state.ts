import type { Language } from '../../../lib/text/i18n.ts'
import { listed } from '../../../lib/text/listed.ts'
import type { Amounts } from '../core/amounts/amounts.ts'
import { crossIndustryInvoice } from '../core/e-invoice/cii.ts'
import { eInvoiceOf } from '../core/e-invoice/model.ts'
import { type EProblemKind, eInvoiceProblems } from '../core/e-invoice/rules.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import type { Section } from '../core/invoice/sections.ts'
import type { PrintedWords } from '../core/words/printed-words.ts'
import type { Messages } from '../messages.en.ts'

export type EInvoiceState = {
  /** Problems, each a sentence that names its field; empty if the e-invoice is off or complete. */
  readonly problems: readonly string[]
  /** The sections of the form in which they are fixed. */
  readonly sections: readonly Section[]
  /** The e-invoice; empty if it is off or incomplete. */
  readonly xml: () => string
}

/** Where problems are fixed that are not fixed under Options. */
const sectionsOf: Partial<Record<EProblemKind, Section>> = {
  number: 'details',
  issued: 'details',
  due: 'details',
  decimals: 'details',
  'seller-name': 'company',
  'buyer-name': 'client',
  'item-name': 'items',
  'item-amount': 'items',
  'only-outside': 'taxAndNotes',
}

const noEInvoice: EInvoiceState = { problems: [], sections: [], xml: () => '' }

/** The e-invoice of the draft, with problems in the page's language. */
export function eInvoiceState(
  invoice: Invoice,
  amounts: Amounts,
  t: Messages,
  language: Language,
  words: PrintedWords,
): EInvoiceState {
  if (!invoice.eInvoice) return noEInvoice
  const model = eInvoiceOf(invoice, amounts)
  const broken = eInvoiceProblems(model)
  const problems = broken.map(({ rule, kind, items }) => {
    // Keeps a rule such as BR-09 on one line.
    const problem = `${t.eProblems[kind]} (${rule.replaceAll('-', '\u2011')})`
    return items ? `${t.itemsOf(listed(items.map(String), language))}: ${problem}` : problem
  })
  return {
    problems: [...new Set(problems)],
    sections: [...new Set(broken.map(({ kind }) => sectionsOf[kind] ?? 'options'))],
    xml: () => (problems.length > 0 ? '' : crossIndustryInvoice(model, words)),
  }
}
