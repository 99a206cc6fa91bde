import { type PaperSize, plainAccent } from '../invoice/invoice.ts'
import { type PrintedInvoice, pageText } from '../text/printed.ts'
import { legible } from './accent.ts'
import { type Canvas, type Column, createCanvas, type Layout, lineHeight, type Tone } from './canvas.ts'
import type { Measure, Style } from './lines.ts'
import { layTable } from './table.ts'

const points = (millimetres: number) => (millimetres * 72) / 25.4

/** Width and height in millimetres (ISO 216; ANSI/ASME Y14.1). */
const papers: Readonly<Record<PaperSize, readonly [width: number, height: number]>> = {
  A4: [210, 297],
  Letter: [215.9, 279.4],
}

const margin = points(18)
const title: Style = { size: 24, bold: true }
const strong: Style = { size: 11, bold: true }
const body: Style = { size: 9.5, bold: false }
const label: Style = { size: 8.5, bold: true }
const total: Style = { size: 12, bold: true }
const small: Style = { size: 8.5, bold: false }
const codeSize = points(26)
const logoBox = { width: points(70), height: points(20) }

/** Sets lines below each other from `canvas.y` on; pages break between them. */
function layLines(
  canvas: Canvas,
  lines: readonly string[],
  column: Column,
  style: Style,
  node: number,
  tone: Tone = 'text',
) {
  for (const line of lines) {
    canvas.room(lineHeight(style))
    canvas.place(line, column, canvas.y, style, { node, tone })
    canvas.y += lineHeight(style)
  }
}

/** The logo above everything else, as large as its box allows but never enlarged beyond 150 pixels an inch. */
function layLogo(canvas: Canvas, { logo }: PrintedInvoice, left: number) {
  if (!logo) return
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height, 72 / 150)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const from = canvas.position()
  const node = canvas.figure(logo.description)
  canvas.picture({ x: left, y: canvas.y, width, height, source: logo.source, node })
  canvas.y += height
  canvas.part('logo', { x: left, width }, from)
  canvas.y += 18
}

/** Number and days beside the heading. */
function layHead(canvas: Canvas, printed: PrintedInvoice, left: number, width: number) {
  const top = canvas.y
  const heading: Column = { x: left, width: width * 0.42, align: 'start' }
  layLines(canvas, canvas.lines(printed.heading, heading, title), heading, title, canvas.node('H1'), 'accent')
  const headingEnd = canvas.y
  canvas.y = top + 6
  const from = canvas.position()
  const labels: Column = { x: left + width * 0.46, width: width * 0.22, align: 'start' }
  const values: Column = { x: left + width * 0.69, width: width * 0.31, align: 'end' }
  for (const [name, value] of printed.details) {
    const node = canvas.node('P')
    const nameLines = canvas.lines(name, labels, body)
    const valueLines = canvas.lines(value, values, body)
    for (let at = 0; at < Math.max(nameLines.length, valueLines.length); at += 1) {
      canvas.room(lineHeight(body))
      canvas.place(nameLines[at] ?? '', labels, canvas.y, body, { node, tone: 'muted' })
      canvas.place(valueLines[at] ?? '', values, canvas.y, body, { node })
      canvas.y += lineHeight(body)
    }
  }
  canvas.part('details', { x: labels.x, width: values.x + values.width - labels.x }, from)
  canvas.y = Math.max(headingEnd, canvas.y) + 22
}

/**
 * Sender and client side by side, or below each other where one of them is longer than half a page: two columns
 * that both run over pages would not be read in order.
 */
function layParties(
  canvas: Canvas,
  printed: PrintedInvoice,
  left: number,
  width: number,
  pageHeight: number,
) {
  const columns: Column[] = [
    { x: left, width: width * 0.47, align: 'start' },
    { x: left + width * 0.53, width: width * 0.47, align: 'start' },
  ]
  const laid = printed.parties.map((party, index) => {
    const column = columns[index] ?? { x: left, width, align: 'start' as const }
    return {
      column,
      party,
      name: canvas.lines(party.name, column, strong),
      lines: party.lines.flatMap((line) => canvas.lines(line, column, body)),
    }
  })
  const heights = laid.map(
    ({ name, lines }) =>
      lineHeight(label) + 3 + name.length * lineHeight(strong) + lines.length * lineHeight(body),
  )
  const sideBySide = Math.max(...heights) < pageHeight / 2
  if (sideBySide) canvas.room(Math.max(...heights))
  const top = canvas.y
  for (const { column, party, name, lines } of laid) {
    if (sideBySide) canvas.y = top
    const from = canvas.position()
    const group = canvas.node('Div')
    canvas.place(party.label, column, canvas.y, label, { node: canvas.node('H2', group), tone: 'muted' })
    canvas.y += lineHeight(label) + 3
    layLines(canvas, name, column, strong, canvas.node('P', group))
    layLines(canvas, lines, column, body, canvas.node('P', group))
    canvas.part(party.party, column, from)
    if (!sideBySide) canvas.y += 12
  }
  if (sideBySide) canvas.y = top + Math.max(...heights)
  canvas.y += 20
}

/** The sums, never split across pages. */
function laySums(canvas: Canvas, printed: PrintedInvoice, left: number, width: number) {
  // Labels such as `VAT (19% of €1,234.50)` get what the widest figure leaves.
  const figures = printed.sums.map(({ value, isTotal }) => canvas.width(value, isTotal ? total : body))
  const figure = Math.min(width * 0.29, Math.max(...figures))
  const rows = printed.sums.map(({ label: name, value, isTotal }) => {
    const style = isTotal ? total : body
    const names: Column = { x: left + width * 0.5, width: width * 0.49 - figure, align: 'start' }
    const values: Column = { x: left + width - figure, width: figure + 0.01, align: 'end' }
    return {
      isTotal,
      style,
      names,
      values,
      name: canvas.lines(name, names, style),
      value: canvas.lines(value, values, style),
    }
  })
  const heightOf = (row: (typeof rows)[number]) =>
    Math.max(row.name.length, row.value.length) * lineHeight(row.style) + 5
  canvas.room(rows.reduce((sum, row) => sum + heightOf(row), 12))
  canvas.y += 10
  const from = canvas.position()
  const table = canvas.node('Table')
  for (const row of rows) {
    if (row.isTotal) {
      canvas.rule(left + width * 0.5, width * 0.5, true)
      canvas.y += 4
    }
    const tr = canvas.node('TR', table)
    const [th, td] = [canvas.node('TH', tr, 'Row'), canvas.node('TD', tr)]
    const at = (index: number) => canvas.y + index * lineHeight(row.style)
    for (const [index, line] of row.name.entries())
      canvas.place(line, row.names, at(index), row.style, { node: th })
    for (const [index, line] of row.value.entries())
      canvas.place(line, row.values, at(index), row.style, { node: td })
    canvas.y += heightOf(row)
  }
  const column: Column = { x: left + width * 0.5, width: width * 0.5, align: 'end' }
  for (const remark of printed.remarks)
    layLines(canvas, canvas.lines(remark, column, small), column, small, canvas.node('P'), 'muted')
  canvas.part('sums', column, from)
}

/** Where to pay, beside the code for banking applications with its quiet zone of four modules. */
function layPayment(canvas: Canvas, { payment }: PrintedInvoice, left: number, width: number) {
  if (!payment) return
  const { code } = payment
  const beside = code ? codeSize + 24 : 0
  const column: Column = { x: left, width: width - beside, align: 'start' }
  const lines = payment.lines.flatMap((line) => canvas.lines(line, column, body))
  const caption: Column = { x: left + width - codeSize - 40, width: codeSize + 40, align: 'end' }
  const captionLines = code ? canvas.lines(code.caption, caption, small) : []
  const codeHeight = code ? codeSize + 6 + captionLines.length * lineHeight(small) : 0
  canvas.y += 16
  canvas.room(Math.max(lineHeight(label) + 3 + Math.min(lines.length, 6) * lineHeight(body), codeHeight))
  const [top, page] = [canvas.y, canvas.pageCount()]
  const from = canvas.position()
  if (code) {
    const node = canvas.figure(code.caption)
    canvas.shape({ x: left + width - codeSize, y: top, scale: codeSize / code.size, path: code.path, node })
    const captionNode = canvas.node('P')
    captionLines.forEach((line, index) => {
      const at = top + codeSize + 6 + index * lineHeight(small)
      canvas.place(line, caption, at, small, { node: captionNode, tone: 'muted' })
    })
  }
  if (lines.length > 0) {
    canvas.place(payment.label, column, canvas.y, label, { node: canvas.node('H2'), tone: 'muted' })
    canvas.y += lineHeight(label) + 3
    layLines(canvas, lines, column, body, canvas.node('P'))
  }
  if (canvas.pageCount() === page) canvas.y = Math.max(canvas.y, top + codeHeight)
  canvas.part('payment', { x: left, width }, from)
}

function layNotes(canvas: Canvas, printed: PrintedInvoice, column: Column) {
  if (!printed.notes) return
  canvas.y += 16
  canvas.room(lineHeight(label) + 3 + 2 * lineHeight(body))
  const from = canvas.position()
  canvas.place(printed.notes.label, column, canvas.y, label, { node: canvas.node('H2'), tone: 'muted' })
  canvas.y += lineHeight(label) + 3
  for (const paragraph of printed.notes.text.split(/\n{2,}/)) {
    layLines(canvas, canvas.lines(paragraph, column, body), column, body, canvas.node('P'))
    canvas.y += 5
  }
  canvas.part('notes', column, from)
}

/** As much of a text as one line of a column holds, with an ellipsis where there is more. */
function shortened(canvas: Canvas, text: string, { width }: Column): string {
  const characters = [...text].slice(0, 200)
  if (characters.length < 200 && canvas.width(text, small) <= width) return text
  while (characters.length > 0 && canvas.width(`${characters.join('')}…`, small) > width) characters.pop()
  return `${characters.join('')}…`
}

/** Width and height of a page in points. */
export function pageSize({ paper }: PrintedInvoice): [width: number, height: number] {
  const [width, height] = papers[paper]
  return [points(width), points(height)]
}

/** Lays out the invoice: long texts are wrapped, never clipped, and continue over as many pages as needed. */
export function layOutInvoice(printed: PrintedInvoice, measure: Measure): Layout {
  const [width, height] = pageSize(printed)
  const bottom = height - margin - 2 * lineHeight(small)
  const canvas = createCanvas({ width, height, top: margin, bottom }, measure)
  const inner = width - 2 * margin
  const whole: Column = { x: margin, width: inner, align: 'start' }
  layLogo(canvas, printed, margin)
  layHead(canvas, printed, margin, inner)
  layParties(canvas, printed, margin, inner, bottom - margin)
  layTable(canvas, printed, margin, inner)
  laySums(canvas, printed, margin, inner)
  layPayment(canvas, printed, margin, inner)
  layNotes(canvas, printed, whole)

  const foot = height - margin - lineHeight(small)
  const pages = canvas.pageCount()
  canvas.place(printed.footer, { ...whole, align: 'centre' }, foot, small, { node: canvas.node('P') })
  const running: Column = { ...whole, width: inner * 0.34 }
  const runningTitle = shortened(canvas, printed.runningTitle, running)
  if (pages > 1)
    for (let page = 0; page < pages; page += 1) {
      const text = pageText(printed, page + 1, pages)
      canvas.place(text, { ...whole, align: 'end' }, foot, small, { node: null, tone: 'muted' }, page)
      if (page > 0) canvas.place(runningTitle, running, foot, small, { node: null, tone: 'muted' }, page)
    }
  return canvas.finish({
    rules: printed.accent,
    text: legible(printed.accent) ? printed.accent : plainAccent,
  })
}
