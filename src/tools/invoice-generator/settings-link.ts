import { choice, colour, onOff, property } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink } from '../../lib/settings-link/settings-link.ts'
import { documentLanguages } from './core/invoice/document-languages.ts'
import { currencies, defaultOptions, paperSizes, zeroCategories } from './core/invoice/invoice.ts'
import { type LinkedSettings, linkedOf } from './core/invoice/linked-settings.ts'

export const settingsLink = defineSettingsLink<LinkedSettings>({
  initial: linkedOf(defaultOptions),
  fields: [
    property('currency', 'currency', choice(currencies)),
    property('paper', 'paper', choice(paperSizes)),
    property('language', 'language', choice(['', ...documentLanguages], { '': 'page' })),
    property('accent', 'accent', colour),
    property('logo', 'showLogo', onOff),
    property('prices-include-tax', 'pricesIncludeTax', onOff),
    property('tax-per-item', 'taxPerItem', onOff),
    property('discount-per-item', 'discountPerItem', onOff),
    property('zero-rate', 'zeroCategory', choice(zeroCategories)),
    property('payment-code', 'paymentCode', onOff),
    property('e-invoice', 'eInvoice', onOff),
  ],
})
