import type { Translated } from '../../lib/i18n.ts'
import type { ToolCard } from '../../ui/manifest.ts'

export const card: ToolCard = {
  title: 'Invoice generator',
  description: 'Invoices as PDF, to the cent, in your currency.',
  keywords: 'invoice bill pdf tax vat freelancer receipt billing currency',
}

export const messages = {
  title: 'Invoice Generator',
  intro: 'Fill in the form, see the page, save the PDF. What you type stays on this device.',

  company: 'Company Information',
  companyName: 'Company Name *',
  client: 'Client Information',
  clientName: 'Client Name *',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',

  details: 'Invoice Details',
  invoiceNumber: 'Invoice Number',
  invoiceDate: 'Invoice Date',
  dueDate: 'Due Date',
  currency: 'Currency',
  paper: 'Paper',

  items: 'Items',
  itemOf: (position: string) => `Item ${position}`,
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  itemTotal: 'Total',
  addItem: 'Add Item',
  removeItem: (position: string) => `Remove item ${position}`,

  taxAndNotes: 'Tax and Notes',
  taxRate: 'Tax Rate (%)',
  notes: 'Notes',

  summary: 'Summary',
  subtotal: 'Subtotal',
  tax: (rate: string) => `Tax (${rate})`,
  total: 'Total',
  generate: 'Generate PDF',
  generating: 'Generating PDF...',
  namesNeeded: 'Fill in the company name and the client name to generate the PDF.',
  saved: (name: string, pages: string) => `${name}, ${pages}, has been handed to your browser to save.`,
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  saveAgain: 'Download again',

  newInvoice: 'New Invoice',
  newInvoiceHint:
    'Keeps your company, currency, tax rate and notes. Everything you type is kept on this device.',
  started: 'A new invoice has been started.',

  preview: 'Preview',
  previewEmpty: 'The page appears here as soon as you type.',
  previewPage: (page: string, pages: string) => `Page ${page} of ${pages}`,
  previewLabel: (page: string, pages: string) => `Preview of page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  previewFailed: 'The preview could not be drawn. The PDF can still be generated.',

  failed: 'Error generating PDF. Please try again.',
  offline: 'The fonts could not be loaded. Check the connection; they are kept after the first time.',
  problems: (count: number) =>
    count === 1 ? 'One amount must be mended first.' : `${count} amounts must be mended first.`,
  problemsText: 'They are marked in the form.',
  missing: 'Some characters cannot be printed.',
  missingText: (characters: string) => `The fonts of the document do not have: ${characters}`,
  missingHelp: 'Replace or remove them, then generate again.',
  missingIn: (field: string, characters: string) => `${field}: ${characters}`,

  amountProblem: {
    quantity: {
      'no-number': 'Enter a number, such as 1.5.',
      'too-small': 'The least quantity is 1.',
      'too-large': 'The greatest quantity is 999,999,999.',
      'too-fine': 'At most 3 decimals.',
    },
    price: {
      'no-number': 'Enter an amount, such as 1,234.50.',
      'too-small': 'A price is 0 or more.',
      'too-large': 'The highest price is 999,999,999,999.',
      'too-fine': 'More decimals than the currency has.',
    },
    taxRate: {
      'no-number': 'Enter a number, such as 19.5.',
      'too-small': 'The lowest rate is 0.',
      'too-large': 'The highest rate is 100.',
      'too-fine': 'At most 3 decimals.',
    },
  },

  printed: {
    invoice: 'INVOICE',
    from: 'From',
    billTo: 'Bill To',
    number: 'Invoice Number',
    date: 'Invoice Date',
    due: 'Due Date',
    description: 'Description',
    quantity: 'Quantity',
    price: 'Price',
    amount: 'Total',
    subtotal: 'Subtotal',
    tax: (rate: string) => `Tax (${rate})`,
    total: 'Total',
    notes: 'Notes',
    footer: 'Thank you for your business!',
    page: (page: string, pages: string) => `Page ${page} of ${pages}`,
    title: (number: string, company: string) => `Invoice ${number} ${company}`,
  },
}

export type Messages = Translated<typeof messages>
