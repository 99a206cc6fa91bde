import { describe, expect, it } from 'vitest'
import { emptyInvoice, type Invoice, newItem } from '../core/invoice.ts'
import type { SliceName } from '../core/slices.ts'
import type { Order, PreviewPage } from '../core/worker-messages.ts'
import { slicesOfFonts } from '../testing/font-files.ts'
import { createSession } from './session.ts'

const invoiceOf = (lines: number, notes = ''): Invoice => ({
  ...emptyInvoice,
  companyName: 'Nook Ltd',
  clientName: 'Ada Byron',
  mark: ',',
  notes,
  items: Array.from({ length: lines }, (_, index) => ({
    ...newItem(String(index)),
    description: `Line ${index + 1}`,
    price: '1.234,50',
  })),
})

const orderOf = (invoice: Invoice): Order => ({ invoice, language: 'en', logo: null })

const textsOf = ({ page }: PreviewPage) => page.texts.map(({ runs }) => runs.map(({ text }) => text).join(''))

/** Asks, and gives the fonts that are wanted, as the page does. */
function open() {
  const answer = createSession()
  const wanted: (readonly SliceName[])[] = []
  const ask = async (...request: Parameters<typeof answer>) => {
    const first = await answer(...request)
    if (first.type !== 'fonts-wanted') return first
    wanted.push(first.slices)
    return answer({ type: 'fonts', fonts: slicesOfFonts(first.slices) })
  }
  return { ask, wanted }
}

describe('a session', () => {
  it('asks for the fonts of the text, and for none twice', async () => {
    const { ask, wanted } = open()
    await ask({ type: 'preview', order: orderOf(invoiceOf(1)), page: 0 })
    await ask({ type: 'preview', order: orderOf(invoiceOf(2)), page: 0 })
    await ask({ type: 'preview', order: orderOf(invoiceOf(1, 'Αθήνα')), page: 0 })
    expect(wanted).toEqual([['latin'], ['greek']])
  })

  it('carries one page at a time, turns without a new layout, and stays within the pages', async () => {
    const { ask } = open()
    const first = await ask({ type: 'preview', order: orderOf(invoiceOf(120)), page: 0 })
    if (first.type !== 'page') throw new Error(first.type)
    const { pages } = first.shown
    expect(pages).toBeGreaterThan(3)
    expect(textsOf(first.shown)).toContain('Line 1')
    expect(textsOf(first.shown)).not.toContain('Line 120')
    const last = await ask({ type: 'page', page: 99 })
    if (last.type !== 'page') throw new Error(last.type)
    expect(last.shown).toMatchObject({ at: pages - 1, pages })
    expect(textsOf(last.shown)).toContain('Line 120')
    const shorter = await ask({ type: 'preview', order: orderOf(invoiceOf(1)), page: pages - 1 })
    expect(shorter).toMatchObject({ type: 'page', shown: { at: 0, pages: 1 } })
  })

  it('reads amounts by the mark with which they were typed, and makes the document of them', async () => {
    const { ask } = open()
    const made = await ask({ type: 'document', order: orderOf(invoiceOf(2)) })
    expect(made).toMatchObject({ type: 'pdf', pages: 1 })
    const preview = await ask({ type: 'preview', order: orderOf(invoiceOf(2)), page: 0 })
    if (preview.type !== 'page') throw new Error(preview.type)
    expect(textsOf(preview.shown)).toContain('$2,469.00')
  })

  it('puts the e-invoice into the document only where it is wanted', async () => {
    const bytes = async (eInvoice: boolean) => {
      const order = orderOf({ ...invoiceOf(1), eInvoice })
      const made = await open().ask({ type: 'document', order })
      if (made.type !== 'pdf') throw new Error(made.type)
      return new TextDecoder('latin1').decode(await made.pdf.arrayBuffer())
    }
    expect(await bytes(true)).toContain('factur-x.xml')
    expect(await bytes(false)).not.toContain('factur-x.xml')
  })

  it('says that there is nothing to do rather than nothing at all', async () => {
    expect(await createSession()({ type: 'page', page: 0 })).toMatchObject({ type: 'failed' })
    expect(await createSession()({ type: 'fonts', fonts: [] })).toMatchObject({ type: 'failed' })
  })
})
