import type PDFDocument from 'pdfkit'
import type { LaidPage, Layout, PlacedText, StructureNode, Tone } from '../core/canvas.ts'

type Document = InstanceType<typeof PDFDocument>

const colours: Readonly<Record<Tone, string>> = { text: '#16211c', muted: '#4d5853' }

/** `scope` is an option of pdfkit that its types do not know. */
const optionsOf = (scope: StructureNode['scope']) =>
  (scope ? { scope } : {}) as PDFKit.Mixins.StructureElementOptions

/** The structure's elements, each in its parent; those without content yet are filled while pages are drawn. */
function addStructure(doc: Document, nodes: readonly StructureNode[]) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const elements: PDFKit.PDFStructureElement[] = []
  for (const { role, parent, scope } of nodes) {
    const element = doc.struct(role, optionsOf(scope))
    ;(parent === null ? root : (elements[parent] ?? root)).add(element)
    elements.push(element)
  }
  return { root, elements }
}

function drawText(doc: Document, text: PlacedText) {
  let { x } = text
  doc.fillColor(colours[text.tone])
  for (const run of text.runs) {
    doc
      .font(run.font, text.style.size)
      .text(run.text, x, text.y, { lineBreak: false, baseline: 'alphabetic' })
    x += run.width
  }
}

function drawPage(
  doc: Document,
  page: LaidPage,
  nodes: readonly StructureNode[],
  elements: readonly PDFKit.PDFStructureElement[],
) {
  doc.markContent('Artifact', { type: 'Layout' })
  for (const rule of page.rules)
    doc
      .moveTo(rule.x, rule.y)
      .lineTo(rule.x + rule.width, rule.y)
      .lineWidth(rule.strong ? 1 : 0.5)
      .strokeColor(rule.strong ? '#16211c' : '#c9c8c1')
      .stroke()
  doc.endMarkedContent()
  // Columns are laid line by line; what belongs to one element is drawn, and so read, together.
  const order = new Map<number | null, PlacedText[]>()
  for (const text of page.texts) {
    const same = order.get(text.node)
    if (same) same.push(text)
    else order.set(text.node, [text])
  }
  for (const [node, texts] of [...order].sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity))) {
    const element = node === null ? undefined : elements[node]
    const role = node === null ? undefined : nodes[node]?.role
    if (element && role) element.add(doc.markStructureContent(role))
    else doc.markContent('Artifact', { type: 'Pagination' })
    for (const text of texts) drawText(doc, text)
    doc.endMarkedContent()
  }
}

/** Draws a layout into a document whose fonts are registered, and gives its bytes. */
export async function writePdf(doc: Document, { pages, nodes }: Layout): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  const { root, elements } = addStructure(doc, nodes)
  for (const page of pages) {
    doc.addPage()
    drawPage(doc, page, nodes, elements)
  }
  root.end()
  doc.end()
  await ended
  return new Blob(chunks, { type: 'application/pdf' })
}
