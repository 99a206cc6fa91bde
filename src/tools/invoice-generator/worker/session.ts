import { readAmounts } from '../core/amounts.ts'
import type { Layout } from '../core/canvas.ts'
import { crossIndustryInvoice } from '../core/e-invoice/cii.ts'
import { eInvoiceOf } from '../core/e-invoice/model.ts'
import { printedTexts, printInvoice } from '../core/printed.ts'
import { neededSlices, type SliceName } from '../core/slices.ts'
import { printedWords } from '../core/words-of.ts'
import type {
  AnswerFromWorker,
  FontFile,
  Order,
  PreviewPage,
  RequestToWorker,
} from '../core/worker-messages.ts'
import { type MakeInput, makeInvoice } from './make.ts'

/** What has been read and put into words, and waits for its fonts. */
type Prepared = MakeInput & { readonly page: number }

function prepare({ invoice, language, logo }: Order, want: MakeInput['want'], page: number): Prepared {
  const words = printedWords[language]
  const amounts = readAmounts(invoice, invoice.mark || '.')
  const wantsXml = want === 'pdf' && invoice.eInvoice
  return {
    want,
    page,
    printed: printInvoice(invoice, amounts, words, language, logo),
    xml: wantsXml ? crossIndustryInvoice(eInvoiceOf(invoice, amounts), words) : '',
  }
}

function pageOf({ width, height, colours, pages }: Layout, wanted: number): PreviewPage {
  const at = Math.min(wanted, pages.length - 1)
  const page = pages[at] ?? { texts: [], rules: [], pictures: [], shapes: [] }
  return { width, height, colours, page, at, pages: pages.length }
}

/**
 * Answers one request after the other. Fonts and the last preview are kept: what is typed next mostly needs the
 * fonts of before, and turning a page needs no second layout.
 */
export function createSession() {
  const fonts: FontFile[] = []
  const given = new Set<SliceName>()
  let waiting: Prepared | undefined
  let layout: Layout | undefined

  const go = async (prepared: Prepared): Promise<AnswerFromWorker<Blob>> => {
    const slices = neededSlices(printedTexts(prepared.printed)).filter((slice) => !given.has(slice))
    if (slices.length > 0) {
      waiting = prepared
      return { type: 'fonts-wanted', slices }
    }
    const made = await makeInvoice(prepared, fonts)
    if (made.type !== 'layout') return made
    layout = made.layout
    return { type: 'page', shown: pageOf(layout, prepared.page) }
  }

  return async (request: RequestToWorker): Promise<AnswerFromWorker<Blob>> => {
    if (request.type === 'preview') return go(prepare(request.order, 'layout', request.page))
    if (request.type === 'document') return go(prepare(request.order, 'pdf', 0))
    if (request.type === 'fonts') {
      fonts.push(...request.fonts)
      for (const { slice } of request.fonts) given.add(slice)
      const prepared = waiting
      waiting = undefined
      if (prepared) return go(prepared)
    } else if (layout) return { type: 'page', shown: pageOf(layout, request.page) }
    return { type: 'failed', detail: `Nothing to do for ${request.type}` }
  }
}
