import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../platform/testing/clock.ts'
import { createFakeArea } from '../../../platform/testing/storage.ts'
import { emptyInvoice, type Invoice } from '../core/invoice/invoice.ts'
import { createSaved } from './saved.ts'

let serial = 0
const openSaved = () =>
  createSaved({
    area: createFakeArea(),
    clock: createFakeClock(0),
    newId: () => {
      serial += 1
      return `id${serial}`
    },
  })
const invoice = (change: Partial<Invoice>): Invoice => ({
  ...emptyInvoice,
  companyName: 'Nook',
  clientName: 'Ada',
  invoiceNumber: 'INV-1',
  ...change,
})
const notes = (saved: ReturnType<typeof openSaved>) =>
  saved.invoices.read().entries.map(({ value }) => value.notes)

describe('saving an invoice', () => {
  it('does not replace another client’s invoice with the same number', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({ clientName: 'Ada', notes: 'first' }))
    expect(saved.saveInvoice(invoice({ clientName: 'Grace', notes: 'second' })).replaced).toBe(0)
    expect(notes(saved)).toEqual(['second', 'first'])
  })

  it('does not replace another invoice without a number', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({ invoiceNumber: '', notes: 'first' }))
    expect(saved.saveInvoice(invoice({ invoiceNumber: '', notes: 'second' })).replaced).toBe(0)
    expect(notes(saved)).toEqual(['second', 'first'])
  })

  it('replaces its earlier state, reports that, and can restore it beside the new one', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({ notes: 'first' }))
    const entry = saved.saveInvoice(invoice({ notes: 'second' }))
    expect(entry.replaced).toBe(1)
    expect(notes(saved)).toEqual(['second'])
    entry.restore()
    expect(notes(saved)).toEqual(['second', 'first'])
  })

  it('reports no replacement if nothing has changed', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({}))
    expect(saved.saveInvoice(invoice({})).replaced).toBe(0)
    expect(notes(saved)).toHaveLength(1)
  })
})

describe('importing', () => {
  const file = (...invoices: readonly Invoice[]) => ({ invoices, companies: [], items: [] })

  it('reports how many saved entries it replaced, and restores them on undo', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({ notes: 'today' }))
    const imported = saved.importCollection(
      file(invoice({ notes: 'old backup' }), invoice({ clientName: 'Grace', notes: 'new' })),
    )
    expect(imported).toMatchObject({ added: 2, replaced: 1 })
    expect(notes(saved)).toEqual(['new', 'old backup'])
    expect(imported.undo()).toBe(0)
    expect(notes(saved)).toEqual(['today'])
  })

  it('leaves entries saved since on undo, and reports them', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({ notes: 'today' }))
    const imported = saved.importCollection(file(invoice({ notes: 'old backup' })))
    saved.saveInvoice(invoice({ notes: 'edited' }))
    expect(imported.undo()).toBe(1)
    expect(notes(saved)).toEqual(['edited', 'today'])
  })

  it('adds no duplicates, and takes the later of two states in one file', () => {
    const saved = openSaved()
    const both = file(invoice({ notes: 'first' }), invoice({ notes: 'second' }))
    expect(saved.importCollection(both)).toMatchObject({ added: 1, replaced: 0 })
    expect(saved.importCollection(saved.collection())).toMatchObject({ added: 0, replaced: 0 })
    expect(notes(saved)).toEqual(['second'])
  })
})
