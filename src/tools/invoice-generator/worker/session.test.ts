import { describe, expect, it } from 'vitest'
import { runOn, textOf } from '../../../lib/pdf/testing/programs.ts'
import { emptyInvoice, type Invoice, newItem } from '../core/invoice/invoice.ts'
import type { Order, PreviewPage, WantedFonts } from '../core/worker-messages.ts'
import { wantedFonts } from '../testing/font-files.ts'
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

/** Sends a request and supplies the requested fonts, as the page does. */
function open() {
  const handle = createSession()
  const wanted: WantedFonts[] = []
  const send = async (...request: Parameters<typeof handle>) => {
    let response = await handle(...request)
    while (response.type === 'fonts-wanted') {
      wanted.push(response)
      response = await handle({ type: 'fonts', fonts: wantedFonts(response), away: [] })
    }
    return response
  }
  return { send, wanted }
}

describe('a session', () => {
  it('requests the fonts of the text, each once', async () => {
    const { send, wanted } = open()
    await send({ type: 'preview', order: orderOf(invoiceOf(1)), page: 0 })
    await send({ type: 'preview', order: orderOf(invoiceOf(2)), page: 0 })
    await send({ type: 'preview', order: orderOf(invoiceOf(1, 'Αθήνα')), page: 0 })
    expect(wanted.map(({ subsets }) => subsets)).toEqual([['latin'], ['greek']])
  })

  it('sends one page at a time, changes pages without a new layout, and stays within the pages', async () => {
    const { send } = open()
    const first = await send({ type: 'preview', order: orderOf(invoiceOf(120)), page: 0 })
    if (first.type !== 'page') throw new Error(first.type)
    const { pages } = first.shown
    expect(pages).toBeGreaterThan(3)
    expect(textsOf(first.shown)).toContain('Line 1')
    expect(textsOf(first.shown)).not.toContain('Line 120')
    const last = await send({ type: 'page', page: 99 })
    if (last.type !== 'page') throw new Error(last.type)
    expect(last.shown).toMatchObject({ at: pages - 1, pages })
    expect(textsOf(last.shown)).toContain('Line 120')
    const shorter = await send({ type: 'preview', order: orderOf(invoiceOf(1)), page: pages - 1 })
    expect(shorter).toMatchObject({ type: 'page', shown: { at: 0, pages: 1 } })
  })

  it('parses amounts by the decimal separator with which they were typed', async () => {
    const { send } = open()
    const response = await send({ type: 'document', order: orderOf(invoiceOf(2)) })
    expect(response).toMatchObject({ type: 'pdf', pages: 1 })
    const preview = await send({ type: 'preview', order: orderOf(invoiceOf(2)), page: 0 })
    if (preview.type !== 'page') throw new Error(preview.type)
    expect(textsOf(preview.shown)).toContain('$2,469.00')
  })

  it('embeds the e-invoice only on request', async () => {
    const bytes = async (eInvoice: boolean) => {
      const order = orderOf({ ...invoiceOf(1), eInvoice })
      const response = await open().send({ type: 'document', order })
      if (response.type !== 'pdf') throw new Error(response.type)
      return new TextDecoder('latin1').decode(await response.pdf.arrayBuffer())
    }
    expect(await bytes(true)).toContain('factur-x.xml')
    expect(await bytes(false)).not.toContain('factur-x.xml')
  })

  it.each([
    ['Japanese', '株式会社みどり商店', '東京都港区赤坂一丁目2番3号「メゾン」', 'jp'],
    ['simplified Chinese', '深圳市南山区科技有限公司', '广东省深圳市南山区科技园，2号楼', 'sc'],
    ['traditional Chinese', '臺灣國際貿易有限公司', '臺北市信義區市府路1號', 'tc'],
    ['Korean', '주식회사 대한상사 ㈜', '서울특별시 강남구 테헤란로 123', 'kr'],
  ])('prints %s, also in bold, from the subsets that its characters need', async (_, name, address, face) => {
    const { send, wanted } = open()
    const invoice = { ...invoiceOf(1), companyName: name, companyAddress: address, notes: address }
    const response = await send({ type: 'document', order: orderOf(invoice) })
    if (response.type !== 'pdf') throw new Error(JSON.stringify(response))
    expect(wanted).toMatchObject([{ subsets: ['latin'], characters: [] }, { subsets: [] }])
    expect(wanted[1]?.faces[0]).toBe(face)
    const pdf = new Uint8Array(await response.pdf.arrayBuffer())
    runOn(pdf, 'qpdf', '--check')
    const text = textOf(pdf)
    expect(text.split(name)).toHaveLength(2)
    expect(text.split(address)).toHaveLength(3)
  })

  it('requests Chinese, Japanese or Korean characters once, and again only if their font was unavailable', async () => {
    const response = createSession()
    const request = { type: 'preview', order: orderOf(invoiceOf(1, '東京 😀')), page: 0 } as const
    const latin = await response(request)
    if (latin.type !== 'fonts-wanted') throw new Error(latin.type)
    const first = await response({ type: 'fonts', fonts: wantedFonts(latin), away: [] })
    expect(first).toMatchObject({ type: 'fonts-wanted', characters: ['東', '京'] })
    const without = await response({ type: 'fonts', fonts: [], away: ['京'] })
    if (without.type !== 'page') throw new Error(without.type)
    // The preview reserves the width of the browser's own font for them.
    expect(without.shown.page.texts.flatMap(({ runs }) => runs)).toContainEqual(
      expect.objectContaining({ text: '京', width: 9.5, lacking: true }),
    )
    expect(await response(request)).toMatchObject({ type: 'fonts-wanted', characters: ['京'] })
    expect(await response({ type: 'fonts', fonts: [], away: [] })).toMatchObject({ type: 'page' })
    expect(await response(request)).toMatchObject({ type: 'page' })
  })

  it('takes Han characters from the face of the document, even if another has them too', async () => {
    const { send, wanted } = open()
    await send({ type: 'preview', order: orderOf(invoiceOf(1, '直')), page: 0 })
    const response = await send({ type: 'preview', order: orderOf(invoiceOf(1, '直す')), page: 0 })
    expect(wanted.map(({ faces: [face], characters }) => [face, characters])).toEqual([
      ['sc', []],
      ['sc', ['直']],
      ['jp', ['直', 'す']],
    ])
    if (response.type !== 'page') throw new Error(response.type)
    const fonts = response.shown.page.texts.flatMap(({ runs }) => runs.map(({ font }) => font.slice(0, 2)))
    expect(fonts.includes('sc')).toBe(false)
    expect(fonts.includes('jp')).toBe(true)
  })

  it('responds with a failure to a page or fonts that no request preceded', async () => {
    expect(await createSession()({ type: 'page', page: 0 })).toMatchObject({ type: 'failed' })
    expect(await createSession()({ type: 'fonts', fonts: [], away: [] })).toMatchObject({ type: 'failed' })
  })
})
