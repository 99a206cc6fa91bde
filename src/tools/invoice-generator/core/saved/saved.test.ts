import { describe, expect, it } from 'vitest'
import { emptyInvoice, type Invoice, newItem } from '../invoice/invoice.ts'
import { exportText, readImport } from './import-export.ts'
import {
  companyTemplate,
  duplicate,
  isSameNumberedInvoice,
  itemTemplate,
  matches,
  nextForClient,
  nextNumber,
  withCompany,
  withItemTemplate,
} from './saved.ts'

const invoice: Invoice = {
  ...emptyInvoice,
  companyName: 'Nook',
  clientName: 'Şişli Ağaç İşleri',
  invoiceNumber: 'INV-009',
  invoiceDate: '2026-01-31',
  dueDate: '2026-02-14',
  taxRate: '20',
  iban: 'DE89370400440532013000',
  discount: '5%',
  items: [{ ...newItem('1'), description: 'Łódź chairs', price: '12' }],
}

describe('the next number', () => {
  it.each([
    ['INV-009', [], 'INV-010'],
    ['2026/17-A', [], '2026/18-A'],
    ['INV-1763686800000', ['INV-1763686800001'], 'INV-1763686800002'],
    ['999', [], '1000'],
    ['Draft', [], 'Draft-2'],
    ['', [], '-2'],
    ['1999-A', ['2000-A'], '2001-A'],
    ['A0', [], 'A1'],
  ])('after %s with %s taken is %s', (number, taken, next) => {
    expect(nextNumber(number, new Set(taken))).toBe(next)
  })
})

it('finds the next number in a text of 800,001 characters', () => {
  const nines = '9'.repeat(400_000)
  expect(nextNumber(`${nines}x${nines}`, new Set())).toBe(`${nines}x1${'0'.repeat(400_000)}`)
})

it.each([
  [{}, true],
  [{ notes: 'corrected' }, true],
  [{ clientName: 'Other' }, false],
  [{ companyName: 'Other' }, false],
  [{ invoiceNumber: 'INV-010' }, false],
])('with %j it is the same invoice: %s', (change, same) => {
  expect(isSameNumberedInvoice(invoice, { ...invoice, ...change })).toBe(same)
  expect(isSameNumberedInvoice({ ...invoice, invoiceNumber: ' ' }, { ...invoice, invoiceNumber: '' })).toBe(
    false,
  )
})

it('preserves the number of days to pay in a duplicate', () => {
  expect(duplicate(invoice, '2026-03-01', new Set())).toEqual({
    ...invoice,
    invoiceNumber: 'INV-010',
    invoiceDate: '2026-03-01',
    dueDate: '2026-03-15',
  })
  expect(duplicate({ ...invoice, dueDate: '' }, '2026-03-01', new Set()).dueDate).toBe('')
})

it.each([
  ['', true],
  ['sisli', true],
  ['ŞİŞLİ 009', true],
  ['lodz', true],
  ['2026-01', true],
  ['berlin', false],
  ['sisli berlin', false],
])('a search for "%s" finds it: %s', (search, found) => {
  expect(matches(invoice, search)).toBe(found)
})

it('stores only the sender’s fields in a company template', () => {
  const template = companyTemplate(invoice)
  expect(template).toMatchObject({ companyName: 'Nook', taxRate: '20', iban: invoice.iban })
  for (const field of ['items', 'clientName', 'invoiceNumber', 'discount', 'deliveryDate'])
    expect(template).not.toHaveProperty(field)
})

it('applies templates with amounts in the decimal separator of the invoice', () => {
  const filled = withCompany(
    { ...emptyInvoice, mark: ',' },
    { ...companyTemplate(invoice), mark: '.', taxRate: '8.5' },
  )
  expect(filled).toMatchObject({ companyName: 'Nook', mark: ',', taxRate: '8,5', clientName: '' })
  const template = {
    mark: '.',
    description: 'Chair',
    unit: '',
    price: '12.50',
    taxRate: '',
    discount: '',
  } as const
  const once = withItemTemplate({ ...emptyInvoice, mark: ',' }, template)
  expect(once.items).toEqual([{ ...newItem('2'), description: 'Chair', price: '12,50' }])
  expect(withItemTemplate(once, template).items.map(({ id }) => id)).toEqual(['2', '3'])
})

describe('an exported file', () => {
  const collection = {
    invoices: [invoice],
    companies: [companyTemplate(invoice)],
    items: invoice.items.map((item) => itemTemplate(item, '.')),
  }

  it('is imported unchanged', () => {
    expect(readImport(exportText(collection))).toEqual({ ok: true, collection, refused: 0, tooLong: 0 })
  })

  it('loses only invalid entries and those too long for the form', () => {
    const items = (length: number) => Array.from({ length }, (_, index) => newItem(String(index)))
    const broken = [
      { ...invoice, items: [] },
      { ...invoice, items: items(1001) },
      { ...invoice, items: items(10_000) },
      { ...invoice, currency: 'XXX' },
      null,
      invoice,
    ]
    const text = JSON.stringify({ ...JSON.parse(exportText(collection)), invoices: broken })
    expect(readImport(text)).toEqual({ ok: true, collection, refused: 3, tooLong: 2 })
  })

  it.each([
    ['', 'no-json'],
    ['{"format":', 'no-json'],
    ['[]', 'not-ours'],
    ['null', 'not-ours'],
    ['{"format":"other"}', 'not-ours'],
    ['{"format":"toolnook-invoices","version":1}', 'not-ours'],
    ['{"format":"toolnook-invoices","version":2}', 'newer'],
  ])('that holds %s is refused: %s', (text, why) => {
    expect(readImport(text)).toEqual({ ok: false, why })
  })
})

it('empties the items of the next invoice for a client, and nothing of the parties', () => {
  const next = nextForClient(
    { ...invoice, discount: '10%', shipping: '5', clientName: 'Ada' },
    '2026-03-01',
    new Set(),
  )
  const copy = duplicate(invoice, '2026-03-01', new Set())
  expect(next).toEqual({ ...copy, clientName: 'Ada', items: emptyInvoice.items, discount: '', shipping: '' })
})
