import type { Language } from '../../../lib/text/i18n.ts'
import type { Amounts } from '../core/amounts/amounts.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import { isBlankItem } from '../core/invoice/items.ts'
import { type OptionGroupName, type Section, setOptionGroups } from '../core/invoice/sections.ts'
import { isDay, oneLine } from '../core/text/texts.ts'
import type { Messages } from '../messages.en.ts'

const groupTitles = (t: Messages): Readonly<Record<OptionGroupName, string>> => ({
  tax: t.taxGroup,
  price: t.priceGroup,
  payment: t.paymentGroup,
  delivery: t.deliveryGroup,
  address: t.addressGroup,
  appearance: t.appearanceGroup,
  eInvoice: t.eInvoiceGroup,
})

/** What is filled in in each section, in a few words. */
export function sectionSummaries(
  invoice: Invoice,
  amounts: Amounts,
  t: Messages,
  language: Language,
): Readonly<Record<Section, string>> {
  const formats = formatsFor(language)
  const { dueDate, taxRate } = invoice
  const items = invoice.items.filter((item) => !isBlankItem(item))
  const [only] = items
  const isTaxed = !amounts.taxRate.ok || amounts.taxRate.value.units > 0n
  return {
    company: oneLine(invoice.companyName),
    client: oneLine(invoice.clientName),
    details: [oneLine(invoice.invoiceNumber), isDay(dueDate) ? formats.day(dueDate) : '']
      .filter(Boolean)
      .join(' · '),
    items:
      items.length === 1 && only
        ? oneLine(only.description)
        : items.length > 1
          ? t.itemCount(items.length)
          : '',
    taxAndNotes: [
      isTaxed ? (amounts.taxRate.ok ? formats.percent(amounts.taxRate.value) : oneLine(taxRate)) : '',
      invoice.notes.trim() === '' ? '' : t.noteSet,
    ]
      .filter(Boolean)
      .join(' · '),
    options: setOptionGroups(invoice)
      .map((group) => groupTitles(t)[group])
      .join(' · '),
  }
}
