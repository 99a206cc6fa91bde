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
  it('leaves another client’s with the same number alone', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({ clientName: 'Ada', notes: 'first' }))
    expect(saved.saveInvoice(invoice({ clientName: 'Grace', notes: 'second' })).replaced).toBe(0)
    expect(notes(saved)).toEqual(['second', 'first'])
  })

  it('leaves another without a number alone', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({ invoiceNumber: '', notes: 'first' }))
    expect(saved.saveInvoice(invoice({ invoiceNumber: '', notes: 'second' })).replaced).toBe(0)
    expect(notes(saved)).toEqual(['second', 'first'])
  })

  it('takes the place of its earlier state, says so, and brings that back beside it', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({ notes: 'first' }))
    const entry = saved.saveInvoice(invoice({ notes: 'second' }))
    expect(entry.replaced).toBe(1)
    expect(notes(saved)).toEqual(['second'])
    entry.restore()
    expect(notes(saved)).toEqual(['second', 'first'])
  })

  it('is no replacement when nothing has changed', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({}))
    expect(saved.saveInvoice(invoice({})).replaced).toBe(0)
    expect(notes(saved)).toHaveLength(1)
  })
})

describe('importing', () => {
  const file = (...invoices: readonly Invoice[]) => ({ invoices, companies: [], items: [] })

  it('says how many saved entries it replaced, and gives them back', () => {
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

  it('leaves on undo what was saved since, and says so', () => {
    const saved = openSaved()
    saved.saveInvoice(invoice({ notes: 'today' }))
    const imported = saved.importCollection(file(invoice({ notes: 'old backup' })))
    saved.saveInvoice(invoice({ notes: 'edited' }))
    expect(imported.undo()).toBe(1)
    expect(notes(saved)).toEqual(['edited', 'today'])
  })

  it('adds nothing twice, and of two states in one file keeps the later', () => {
    const saved = openSaved()
    const both = file(invoice({ notes: 'first' }), invoice({ notes: 'second' }))
    expect(saved.importCollection(both)).toMatchObject({ added: 1, replaced: 0 })
    expect(saved.importCollection(saved.collection())).toMatchObject({ added: 0, replaced: 0 })
    expect(notes(saved)).toEqual(['second'])
  })
})
