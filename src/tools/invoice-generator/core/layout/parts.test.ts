import { describe, expect, it } from 'vitest'
import { readAmounts } from '../amounts/amounts.ts'
import { emptyInvoice, type Invoice, newItem } from '../invoice/invoice.ts'
import { printInvoice } from '../text/printed.ts'
import { printedWords } from '../words/words-of.ts'
import { layOutInvoice } from './layout.ts'
import type { Measure } from './lines.ts'

/** Every character half as wide as it is high. */
const measure: Measure = (text, { size }) => ({
  width: (text.length * size) / 2,
  runs: text === '' ? [] : [{ font: 'latin-regular', text, width: (text.length * size) / 2 }],
})

function layOut(change: Partial<Invoice>) {
  const invoice: Invoice = { ...emptyInvoice, companyName: 'Nook', clientName: 'Ada', ...change }
  const printed = printInvoice(invoice, readAmounts(invoice, '.'), printedWords.en, 'en')
  return layOutInvoice(printed, measure)
}
const item = (id: string, description: string) => ({ ...newItem(id), description })

describe('the parts of a page', () => {
  it('cover what is edited together, and nothing else', () => {
    const { pages } = layOut({
      invoiceNumber: 'INV-7',
      items: [item('7', 'Design'), item('9', 'Print')],
      notes: 'Thanks',
    })
    const [page] = pages
    const parts = page?.parts ?? []
    expect(parts.map(({ name, item }) => name + item)).toEqual([
      'details',
      'company',
      'client',
      'item7',
      'item9',
      'sums',
      'notes',
    ])
    const partAt = (text: string) => {
      const placed = page?.texts.find(({ runs }) => runs[0]?.text === text)
      if (!placed) return undefined
      const inside = parts.filter(
        ({ x, y, width, height }) =>
          placed.x >= x && placed.x <= x + width && placed.y > y && placed.y < y + height,
      )
      return inside.map(({ name, item }) => name + item)
    }
    expect(partAt('Nook')).toEqual(['company'])
    expect(partAt('Ada')).toEqual(['client'])
    expect(partAt('Design')).toEqual(['item7'])
    expect(partAt('Print')).toEqual(['item9'])
    expect(partAt('Total')).toEqual([])
    expect(partAt('Thanks')).toEqual(['notes'])
  })

  it('go on over the pages', () => {
    const notes = Array.from({ length: 120 }, (_, at) => `Line ${at}`).join('\n')
    const { pages } = layOut({ notes })
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.map(({ parts }) => parts.filter(({ name }) => name === 'notes').length)).toEqual(
      pages.map(() => 1),
    )
  })

  it('leave out untouched items, also a single one', () => {
    const itemsOf = (change: Partial<Invoice>) =>
      layOut(change).pages.flatMap(({ parts }) => parts.filter(({ name }) => name === 'item'))
    expect(itemsOf({})).toEqual([])
    expect(itemsOf({ items: [newItem('1'), item('2', 'Design')] }).map(({ item }) => item)).toEqual(['2'])
  })
})
