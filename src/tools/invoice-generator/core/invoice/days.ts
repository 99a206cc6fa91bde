import { isDay } from '../text/texts.ts'
import type { Invoice } from './invoice.ts'

const dayFields = ['invoiceDate', 'dueDate', 'deliveryDate'] as const

/** Whether a date is invalid: not in the calendar, or without a four-digit year. */
export const isWrongDay = (text: string): boolean => text !== '' && (!isDay(text) || text < '1000')

export const wrongDays = (invoice: Invoice): number =>
  dayFields.filter((field) => isWrongDay(invoice[field])).length

/** Whether the invoice is due before its own date. */
export const isDueBeforeInvoice = ({
  invoiceDate,
  dueDate,
}: Pick<Invoice, 'invoiceDate' | 'dueDate'>): boolean =>
  isDay(invoiceDate) && isDay(dueDate) && dueDate < invoiceDate
