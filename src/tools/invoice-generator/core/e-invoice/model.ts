import { type Decimal, unitsAt } from '../../../../lib/money/decimal.ts'
import type { MinorUnits } from '../../../../lib/money/totals.ts'
import type { Amounts } from '../amounts/amounts.ts'
import type { Invoice, Party, ZeroCategory } from '../invoice/invoice.ts'
import type { Unit } from '../invoice/units.ts'
import { isPlaceLine, placeOf } from '../layout/place.ts'
import { plainIdentifier } from '../payment/identifiers.ts'
import { linesOf, oneLine, printable } from '../text/texts.ts'

/** Standard rate, or what a rate of 0 % means (UNTDID 5305). */
export type Category = 'S' | ZeroCategory

export type EParty = {
  readonly name: string
  readonly lines: readonly string[]
  readonly postCode: string
  readonly city: string
  readonly country: string
  readonly vatId: string
  readonly taxNumber: string
  readonly phone: string
  readonly email: string
}

/** An amount with its tax: a line, a discount on the document, or shipping. */
export type EAmount = { readonly amount: MinorUnits; readonly category: Category; readonly rate: Decimal }

export type ELine = EAmount & {
  /** Position in the form, from 1. */
  readonly position: number
  readonly name: string
  readonly quantity: Decimal
  readonly unit: Unit
  readonly price: Decimal
  readonly discount: MinorUnits
}

export type ETax = EAmount & { readonly base: MinorUnits; readonly reason: string }

/** An invoice in the terms of EN 16931, which the comments use too. */
export type EInvoice = {
  readonly number: string
  /** Days are `YYYY-MM-DD`. */
  readonly issued: string
  readonly due: string
  readonly delivered: string
  readonly currency: string
  readonly decimals: number
  readonly note: string
  readonly buyerReference: string
  readonly seller: EParty
  readonly buyer: EParty
  readonly account: { readonly iban: string; readonly bic: string; readonly holder: string } | null
  readonly paymentTerms: string
  readonly pricesIncludeTax: boolean
  readonly lines: readonly ELine[]
  /** Document level allowances and charges (BG-20, BG-21). */
  readonly allowances: readonly EAmount[]
  readonly charges: readonly EAmount[]
  /** VAT breakdown (BG-23); `amount` is the tax. */
  readonly taxes: readonly ETax[]
  /** Document totals (BG-22): BT-106 to BT-110, BT-112 and BT-115. */
  readonly lineTotal: MinorUnits
  readonly allowanceTotal: MinorUnits
  readonly chargeTotal: MinorUnits
  readonly taxBasis: MinorUnits
  readonly taxTotal: MinorUnits
  readonly grandTotal: MinorUnits
  readonly payable: MinorUnits
}

const zero: Decimal = { units: 0n, scale: 0 }

/** Pads a number to a minimum of decimals. A price may have more than the currency (EN 16931, BT-146). */
const withDecimals = (value: Decimal, decimals: number): Decimal =>
  value.scale < decimals ? { units: unitsAt(value, decimals), scale: decimals } : value

/** Converts the invoice to the terms of EN 16931. `rules.ts` checks whether anything is missing. */
export function eInvoiceOf(invoice: Invoice, amounts: Amounts): EInvoice {
  const categoryOf = (rate: Decimal): Category => (rate.units > 0n ? 'S' : invoice.zeroCategory)
  const taxed = (amount: MinorUnits, rate: Decimal): EAmount => ({ amount, rate, category: categoryOf(rate) })
  const iban = invoice.iban.replace(/\s/g, '').toUpperCase()
  return {
    number: oneLine(invoice.invoiceNumber),
    issued: invoice.invoiceDate,
    due: invoice.dueDate,
    delivered: invoice.deliveryDate,
    currency: invoice.currency,
    decimals: amounts.decimals,
    note: printable(invoice.notes).trim(),
    buyerReference: oneLine(invoice.buyerReference),
    seller: partyOf(invoice, 'company'),
    buyer: partyOf(invoice, 'client'),
    account:
      iban === ''
        ? null
        : {
            iban,
            bic: invoice.bic.replace(/\s/g, '').toUpperCase(),
            holder: oneLine(invoice.accountHolder) || oneLine(invoice.companyName),
          },
    paymentTerms: printable(invoice.paymentDetails).trim(),
    pricesIncludeTax: invoice.pricesIncludeTax,
    lines: amounts.printed.map(({ item, quantity, price, taxRate, discount, total }) => ({
      ...taxed(total ?? 0n, taxRate.ok ? taxRate.value : zero),
      position: invoice.items.indexOf(item) + 1,
      name: oneLine(item.description),
      quantity: quantity.ok ? quantity.value : zero,
      unit: item.unit,
      price: price.ok ? withDecimals(price.value, amounts.decimals) : zero,
      discount: discount.ok ? discount.amount : 0n,
    })),
    allowances: amounts.groups
      .filter(({ discount }) => discount > 0n)
      .map(({ discount, rate }) => taxed(discount, rate)),
    charges: amounts.groups
      .filter(({ shipping }) => shipping > 0n)
      .map(({ shipping, rate }) => taxed(shipping, rate)),
    taxes: amounts.groups.map(({ rate, base, tax }) => ({
      ...taxed(tax, rate),
      base,
      reason: rate.units > 0n || invoice.zeroCategory === 'Z' ? '' : oneLine(invoice.exemptionReason),
    })),
    lineTotal: amounts.lines,
    allowanceTotal: amounts.discount,
    chargeTotal: amounts.shipping,
    taxBasis: amounts.net,
    taxTotal: amounts.tax,
    grandTotal: amounts.total,
    payable: amounts.total,
  }
}

/** Omits address lines that only repeat post code, city and country, which have fields of their own. */
function partyOf(invoice: Invoice, party: Party): EParty {
  const place = placeOf(invoice, party)
  return {
    name: oneLine(invoice[`${party}Name`]),
    lines: linesOf(invoice[`${party}Address`])
      .filter((line) => !isPlaceLine(line, place))
      .map(oneLine),
    ...place,
    vatId: plainIdentifier(invoice[`${party}VatId`]),
    taxNumber: party === 'company' ? oneLine(invoice.companyTaxNumber) : '',
    phone: oneLine(invoice[`${party}Phone`]),
    email: oneLine(invoice[`${party}Email`]),
  }
}
