import type PDFDocument from 'pdfkit'
import type {
  LaidPage,
  Layout,
  PlacedPicture,
  PlacedShape,
  PlacedText,
  StructureNode,
} from '../../core/layout/canvas.ts'
import { packObjectStreams } from '../pdfkit-internals/object-streams.ts'

type Document = InstanceType<typeof PDFDocument>

/** pdfkit's types lack its option `scope`. */
const optionsOf = ({ scope, description }: StructureNode) =>
  ({
    ...(scope ? { scope } : {}),
    ...(description ? { alt: description } : {}),
  }) as PDFKit.Mixins.StructureElementOptions

/** Creates the structure elements, each in its parent; empty ones are filled while pages are drawn. */
function addStructure(doc: Document, nodes: readonly StructureNode[]) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const elements: PDFKit.PDFStructureElement[] = []
  for (const node of nodes) {
    const { role, parent } = node
    const element = doc.struct(role, optionsOf(node))
    ;(parent === null ? root : (elements[parent] ?? root)).add(element)
    elements.push(element)
  }
  return { root, elements }
}

function drawText(doc: Document, text: PlacedText, accent: string) {
  let { x } = text
  const colour = { text: '#16211c', muted: '#4d5853', accent }[text.tone]
  doc.fillColor(colour)
  for (const { font, text: part, width, outline } of text.runs) {
    if (outline) doc.strokeColor(colour).lineWidth(outline)
    const drawn = outline ? { fill: true, stroke: true } : {}
    doc
      .font(font, text.style.size)
      .text(part, x, text.y, { lineBreak: false, baseline: 'alphabetic', ...drawn })
    x += width
  }
}

function drawPage(
  doc: Document,
  page: LaidPage,
  { nodes, colours }: Layout,
  elements: readonly PDFKit.PDFStructureElement[],
) {
  doc.markContent('Artifact', { type: 'Layout' })
  for (const rule of page.rules)
    doc
      .moveTo(rule.x, rule.y)
      .lineTo(rule.x + rule.width, rule.y)
      .lineWidth(rule.strong ? 1 : 0.5)
      .strokeColor(rule.strong ? colours.rules : '#c9c8c1')
      .stroke()
  doc.endMarkedContent()
  for (const picture of page.pictures) drawPicture(doc, picture, elements)
  for (const shape of page.shapes) drawShape(doc, shape, elements)
  // Columns are laid out line by line, but the parts of an element are drawn, and so read, together.
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
    for (const text of texts) drawText(doc, text, colours.text)
    doc.endMarkedContent()
  }
}

function drawPicture(
  doc: Document,
  { x, y, width, height, source, node }: PlacedPicture,
  elements: readonly PDFKit.PDFStructureElement[],
) {
  elements[node]?.add(doc.markStructureContent('Figure'))
  doc.image(source, x, y, { width, height })
  doc.endMarkedContent()
}

function drawShape(
  doc: Document,
  { x, y, scale, path, node }: PlacedShape,
  elements: readonly PDFKit.PDFStructureElement[],
) {
  elements[node]?.add(doc.markStructureContent('Figure'))
  doc.save().translate(x, y).scale(scale).path(path).fill('#000000').restore()
  doc.endMarkedContent()
}

/** Draws a layout into a document whose fonts are registered, and returns its bytes. */
export async function writePdf(doc: Document, layout: Layout): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  const { root, elements } = addStructure(doc, layout.nodes)
  for (const page of layout.pages) {
    doc.addPage()
    drawPage(doc, page, layout, elements)
  }
  root.end()
  doc.end()
  await ended
  return packObjectStreams(chunks)
}
