import { readAmounts } from '../core/amounts/amounts.ts'
import { crossIndustryInvoice } from '../core/e-invoice/cii.ts'
import { eInvoiceOf } from '../core/e-invoice/model.ts'
import type { Layout } from '../core/layout/canvas.ts'
import { type Face, faceOf, faces, facesFor, mayBeEastAsian } from '../core/text/east-asian.ts'
import { neededSubsets } from '../core/text/font-subsets.ts'
import { printedTexts, printInvoice } from '../core/text/printed.ts'
import { printedWords } from '../core/words/words-of.ts'
import type {
  FontFile,
  Order,
  PreviewPage,
  WantedFonts,
  WorkerRequest,
  WorkerResponse,
} from '../core/worker-messages.ts'
import { generateInvoicePdf, type MakeInput, missingCharacters } from './pdf/make.ts'
import { nationalSetCovers } from './text/national-sets.ts'

/** A parsed and formatted invoice that waits for its fonts. */
type Prepared = MakeInput & { readonly page: number; readonly faces: readonly Face[] }

function prepare({ invoice, language, logo }: Order, want: MakeInput['want'], page: number): Prepared {
  const words = printedWords[language]
  const amounts = readAmounts(invoice, invoice.mark || '.')
  const wantsXml = want === 'pdf' && invoice.eInvoice
  const printed = printInvoice(invoice, amounts, words, language, logo)
  return {
    want,
    page,
    printed,
    faces: facesFor(printedTexts(printed).join('\n'), invoice, nationalSetCovers),
    xml: wantsXml ? crossIndustryInvoice(eInvoiceOf(invoice, amounts), words) : '',
  }
}

function pageOf({ width, height, colours, pages }: Layout, wanted: number): PreviewPage {
  const at = Math.min(wanted, pages.length - 1)
  const page = pages[at] ?? { parts: [], texts: [], rules: [], pictures: [], shapes: [] }
  const starts = new Map<string, PreviewPage['starts'][number]>()
  for (const [number, { parts }] of pages.entries())
    for (const { name, item } of parts)
      if (!starts.has(name + item)) starts.set(name + item, { name, item, page: number })
  return { width, height, colours, page, at, starts: [...starts.values()], pages: pages.length }
}

/**
 * Handles one request after the other. Fonts and the last preview are cached: the next keystroke mostly needs the
 * same fonts, and changing the page needs no new layout.
 */
export function createSession() {
  const fonts = new Map<string, FontFile>()
  /** Characters not to be requested again: a font has them, or the page has reported that none does. */
  const settled = new Map<Face, Set<string>>(faces.map((face) => [face, new Set()]))
  let waiting: { readonly prepared: Prepared; readonly wanted: WantedFonts } | undefined
  let layout: Layout | undefined

  /** The fonts that a document may use, its own face before the others, since faces share characters. */
  const inOrder = (order: readonly Face[]): FontFile[] =>
    [...fonts.values()].sort((a, b) => rankOf(a, order) - rankOf(b, order))

  const wantedBy = ({ printed, faces: order }: Prepared, away: readonly string[]): WantedFonts => {
    const texts = printedTexts(printed)
    const subsets = neededSubsets(texts).filter((subset) => !fonts.has(`${subset} false`))
    const [face = 'sc'] = order
    const known = settled.get(face)
    const open = [...new Set(texts.join(''))].filter(
      (character) => mayBeEastAsian(character) && !known?.has(character) && !away.includes(character),
    )
    if (subsets.length > 0 || open.length === 0) return { subsets, characters: [], faces: order }
    const own = inOrder(order).filter(({ subset }) => (faceOf(subset) ?? face) === face)
    const characters = missingCharacters(own, open)
    for (const character of open) if (!characters.includes(character)) known?.add(character)
    return { subsets, characters, faces: order }
  }

  const go = async (prepared: Prepared, away: readonly string[] = []): Promise<WorkerResponse<Blob>> => {
    const wanted = wantedBy(prepared, away)
    if (wanted.subsets.length > 0 || wanted.characters.length > 0) {
      waiting = { prepared, wanted }
      return { type: 'fonts-wanted', ...wanted }
    }
    const result = await generateInvoicePdf(prepared, inOrder(prepared.faces))
    if (result.type !== 'layout') return result
    layout = result.layout
    return { type: 'page', shown: pageOf(layout, prepared.page) }
  }

  return async (request: WorkerRequest): Promise<WorkerResponse<Blob>> => {
    if (request.type === 'preview') return go(prepare(request.order, 'layout', request.page))
    if (request.type === 'document') return go(prepare(request.order, 'pdf', 0))
    if (request.type === 'fonts') {
      for (const font of request.fonts) fonts.set(`${font.subset} ${font.bold}`, font)
      const last = waiting
      waiting = undefined
      if (last) {
        const known = settled.get(last.wanted.faces[0] ?? 'sc')
        for (const character of last.wanted.characters)
          if (!request.away.includes(character)) known?.add(character)
        return go(last.prepared, request.away)
      }
    } else if (layout) return { type: 'page', shown: pageOf(layout, request.page) }
    return { type: 'failed', detail: `Nothing to do for ${request.type}` }
  }
}

/** Subsets of no East Asian face come first: Latin text in a Chinese document stays in the Latin font. */
const rankOf = ({ subset }: FontFile, order: readonly Face[]): number => {
  const face = faceOf(subset)
  return face === undefined ? -1 : order.indexOf(face)
}
