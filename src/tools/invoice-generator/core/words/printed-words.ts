/** The words of the printed invoice, in its language. */
export type PrintedWords = {
  readonly invoice: string
  readonly from: string
  readonly billTo: string
  readonly number: string
  readonly date: string
  readonly delivery: string
  readonly due: string
  readonly buyerReference: string
  readonly description: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
  readonly subtotal: string
  readonly discount: string
  readonly discountOf: (percent: string) => string
  readonly shipping: string
  readonly net: string
  /** Default name of the tax. */
  readonly taxName: string
  readonly tax: (name: string, rate: string) => string
  readonly taxOn: (name: string, rate: string, base: string) => string
  readonly total: string
  readonly inclusive: string
  /** Reasons for no tax, for the categories with a fixed reason. */
  readonly untaxed: Readonly<Record<'AE' | 'K' | 'G' | 'O', string>>
  readonly vatId: string
  readonly taxNumber: string
  readonly payment: string
  readonly accountHolder: string
  readonly scanToPay: string
  readonly notes: string
  readonly footer: string
  readonly logo: (company: string) => string
  readonly page: (page: string, pages: string) => string
  readonly title: (number: string, company: string) => string
}
