import { decimalText } from '../../../../lib/money/decimal.ts'
import type { MinorUnits } from '../../../../lib/money/totals.ts'
import { unitCodes } from '../invoice/units.ts'
import type { Category, EAmount, EInvoice, ELine, EParty, ETax } from './model.ts'
import { element, optional, type Xml } from './xml.ts'

const standard = 'urn:un:unece:uncefact:data:standard:'
const namespaces = {
  'xmlns:rsm': `${standard}CrossIndustryInvoice:100`,
  'xmlns:ram': `${standard}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${standard}QualifiedDataType:100`,
  'xmlns:udt': `${standard}UnqualifiedDataType:100`,
}

/** VATEX codes of untaxed categories; an exemption has a reason in words instead. */
const exemptionCodes: Readonly<Partial<Record<Category, string>>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** UNTDID 1001: commercial invoice. */
const commercialInvoice = '380'
/** UNTDID 4461: SEPA credit transfer, credit transfer. */
const meansCodes = { sepa: '58', other: '30' } as const
/** UNTDID 5189 and 7161: discount, freight service. */
const reasonCodes = { discount: '95', shipping: 'FC' } as const

/** Names of discount and shipping in the file. */
export type CiiWords = { readonly discount: string; readonly shipping: string }

/**
 * The invoice as Cross Industry Invoice (UN/CEFACT, D16B) of the EN 16931 profile, which Factur-X and ZUGFeRD embed.
 * Elements are in the order of the schema. The invoice must have no problems.
 */
export function crossIndustryInvoice(invoice: EInvoice, words: CiiWords): string {
  const document = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        element('ram:GuidelineSpecifiedDocumentContextParameter', [
          element('ram:ID', 'urn:cen.eu:en16931:2017'),
        ]),
      ]),
      element('rsm:ExchangedDocument', [
        element('ram:ID', invoice.number),
        element('ram:TypeCode', commercialInvoice),
        element('ram:IssueDateTime', [dateTime(invoice.issued)]),
        invoice.note === '' ? null : element('ram:IncludedNote', [element('ram:Content', invoice.note)]),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...invoice.lines.map((line, index) => lineItem(line, index, invoice, words)),
        element('ram:ApplicableHeaderTradeAgreement', [
          optional('ram:BuyerReference', invoice.buyerReference),
          tradeParty('ram:SellerTradeParty', invoice.seller),
          tradeParty('ram:BuyerTradeParty', invoice.buyer),
        ]),
        delivery(invoice),
        settlement(invoice, words),
      ]),
    ],
    namespaces,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document.xml}\n`
}

/** Format 102 of UNTDID 2379: YYYYMMDD. */
const dateTime = (day: string): Xml =>
  element('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' })

const money = (amount: MinorUnits, { decimals }: EInvoice): string =>
  decimalText({ units: amount, scale: decimals })

function tradeParty(name: string, party: EParty): Xml {
  const contact = [
    party.phone === ''
      ? null
      : element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', party.phone)]),
    party.email === ''
      ? null
      : element('ram:EmailURIUniversalCommunication', [element('ram:URIID', party.email)]),
  ]
  const [first = '', second = '', ...others] = party.lines
  return element(name, [
    // A seller without a VAT number is identified by the tax office's number.
    party.vatId === '' ? optional('ram:ID', party.taxNumber) : null,
    element('ram:Name', party.name),
    contact.some(Boolean) ? element('ram:DefinedTradeContact', contact) : null,
    element('ram:PostalTradeAddress', [
      optional('ram:PostcodeCode', party.postCode),
      optional('ram:LineOne', first),
      optional('ram:LineTwo', second),
      optional('ram:LineThree', others.join(', ')),
      optional('ram:CityName', party.city),
      element('ram:CountryID', party.country),
    ]),
    /^\S+@\S+$/.test(party.email)
      ? element('ram:URIUniversalCommunication', [element('ram:URIID', party.email, { schemeID: 'EM' })])
      : null,
    party.taxNumber === ''
      ? null
      : element('ram:SpecifiedTaxRegistration', [element('ram:ID', party.taxNumber, { schemeID: 'FC' })]),
    party.vatId === ''
      ? null
      : element('ram:SpecifiedTaxRegistration', [element('ram:ID', party.vatId, { schemeID: 'VA' })]),
  ])
}

/** Items not subject to VAT have no rate (BR-O-05). */
const percent = ({ category, rate }: EAmount): Xml | null =>
  category === 'O' ? null : element('ram:RateApplicablePercent', decimalText(rate))

function lineItem(line: ELine, index: number, invoice: EInvoice, words: CiiWords): Xml {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', line.name)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', decimalText(line.price))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', decimalText(line.quantity), { unitCode: unitCodes[line.unit] }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', line.category),
        percent(line),
      ]),
      line.discount === 0n
        ? null
        : element('ram:SpecifiedTradeAllowanceCharge', [
            element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
            element('ram:ActualAmount', money(line.discount, invoice)),
            element('ram:ReasonCode', reasonCodes.discount),
            element('ram:Reason', words.discount),
          ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', money(line.amount, invoice)),
      ]),
    ]),
  ])
}

/** A supply within the European Union states the country of delivery (BR-IC-12). */
function delivery({ taxes, buyer, delivered }: EInvoice): Xml {
  const within = taxes.some(({ category }) => category === 'K')
  return element('ram:ApplicableHeaderTradeDelivery', [
    within
      ? element('ram:ShipToTradeParty', [
          element('ram:PostalTradeAddress', [element('ram:CountryID', buyer.country)]),
        ])
      : null,
    delivered === ''
      ? null
      : element('ram:ActualDeliverySupplyChainEvent', [
          element('ram:OccurrenceDateTime', [dateTime(delivered)]),
        ]),
  ])
}

function settlement(invoice: EInvoice, words: CiiWords): Xml {
  const { currency, account } = invoice
  const extra = (one: EAmount, charge: boolean) =>
    element('ram:SpecifiedTradeAllowanceCharge', [
      element('ram:ChargeIndicator', [element('udt:Indicator', String(charge))]),
      element('ram:ActualAmount', money(one.amount, invoice)),
      element('ram:ReasonCode', charge ? reasonCodes.shipping : reasonCodes.discount),
      element('ram:Reason', charge ? words.shipping : words.discount),
      element('ram:CategoryTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', one.category),
        percent(one),
      ]),
    ])
  return element('ram:ApplicableHeaderTradeSettlement', [
    account ? element('ram:PaymentReference', invoice.number) : null,
    element('ram:InvoiceCurrencyCode', currency),
    account
      ? element('ram:SpecifiedTradeSettlementPaymentMeans', [
          element('ram:TypeCode', currency === 'EUR' ? meansCodes.sepa : meansCodes.other),
          element('ram:PayeePartyCreditorFinancialAccount', [
            element('ram:IBANID', account.iban),
            optional('ram:AccountName', account.holder),
          ]),
          account.bic === ''
            ? null
            : element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', account.bic)]),
        ])
      : null,
    ...invoice.taxes.map((tax) => taxBreakdown(tax, invoice)),
    ...invoice.allowances.map((one) => extra(one, false)),
    ...invoice.charges.map((one) => extra(one, true)),
    invoice.due === '' && invoice.paymentTerms === ''
      ? null
      : element('ram:SpecifiedTradePaymentTerms', [
          optional('ram:Description', invoice.paymentTerms),
          invoice.due === '' ? null : element('ram:DueDateDateTime', [dateTime(invoice.due)]),
        ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      element('ram:LineTotalAmount', money(invoice.lineTotal, invoice)),
      invoice.charges.length === 0
        ? null
        : element('ram:ChargeTotalAmount', money(invoice.chargeTotal, invoice)),
      invoice.allowances.length === 0
        ? null
        : element('ram:AllowanceTotalAmount', money(invoice.allowanceTotal, invoice)),
      element('ram:TaxBasisTotalAmount', money(invoice.taxBasis, invoice)),
      element('ram:TaxTotalAmount', money(invoice.taxTotal, invoice), { currencyID: currency }),
      element('ram:GrandTotalAmount', money(invoice.grandTotal, invoice)),
      element('ram:DuePayableAmount', money(invoice.payable, invoice)),
    ]),
  ])
}

function taxBreakdown(tax: ETax, invoice: EInvoice): Xml {
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', money(tax.amount, invoice)),
    element('ram:TypeCode', 'VAT'),
    optional('ram:ExemptionReason', tax.reason),
    element('ram:BasisAmount', money(tax.base, invoice)),
    element('ram:CategoryCode', tax.category),
    optional('ram:ExemptionReasonCode', exemptionCodes[tax.category] ?? ''),
    percent(tax),
  ])
}
