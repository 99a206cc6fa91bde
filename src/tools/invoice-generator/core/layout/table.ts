import type { PrintedInvoice } from '../text/printed.ts'
import { type Canvas, type Column, lineHeight } from './canvas.ts'
import type { Style } from './lines.ts'

const body: Style = { size: 9.5, bold: false }
const head: Style = { size: 8.5, bold: true }
const gap = 12
const padding = 5
/** All columns of figures together leave at least this share of the width to the description. */
const description = 0.28
/** Rows of more lines than this may go on over the page; shorter ones stay whole. */
const wholeRow = 8

/** Columns as wide as their figures, and the rest for the description. */
function columnsOf(canvas: Canvas, printed: PrintedInvoice, left: number, width: number): Column[] {
  const count = printed.columns.length - 1
  const widest = (width * (1 - description)) / count
  const figures = Array.from({ length: count }, (_, at) => {
    const cells = printed.rows.map(({ cells: row }) => canvas.width(row[at + 1] ?? '', body))
    const needed = cells.reduce(
      (max, cell) => Math.max(max, cell),
      canvas.width(printed.columns[at + 1] ?? '', head),
    )
    // Slightly wider than measured, so that rounding does not cause a wrap.
    return Math.min(widest, needed + gap + 0.01)
  })
  const first = width - figures.reduce((sum, figure) => sum + figure, 0)
  let x = left + first
  return [
    { x: left, width: first, align: 'start' },
    ...figures.map((figure): Column => {
      x += figure
      return { x: x - figure + gap, width: figure - gap, align: 'end' }
    }),
  ]
}

/** The items, with the header repeated on every page. */
export function layTable(canvas: Canvas, printed: PrintedInvoice, left: number, width: number): void {
  const columns = columnsOf(canvas, printed, left, width)
  const table = canvas.node('Table')
  const headLines = columns.map((column, index) => canvas.lines(printed.columns[index] ?? '', column, head))
  const headHeight = Math.max(...headLines.map(({ length }) => length)) * lineHeight(head) + 2 * padding

  const layHead = (row: number | null) => {
    columns.forEach((column, index) => {
      const node = row === null ? null : canvas.node('TH', row, 'Column')
      headLines[index]?.forEach((line, at) => {
        canvas.place(line, column, canvas.y + padding + at * lineHeight(head), head, { node, tone: 'muted' })
      })
    })
    canvas.y += headHeight
    canvas.rule(left, width, true)
  }

  canvas.room(headHeight + 2 * lineHeight(body) + 2 * padding)
  layHead(canvas.node('TR', table))
  canvas.onNewPage = () => layHead(null)
  for (const { item, cells } of printed.rows) {
    const row = canvas.node('TR', table)
    const laid = columns.map((column, index) => ({
      column,
      node: canvas.node('TD', row),
      lines: canvas.lines(cells[index] ?? '', column, body),
    }))
    const rowLines = Math.max(...laid.map(({ lines }) => lines.length))
    canvas.room((rowLines <= wholeRow ? rowLines : 2) * lineHeight(body) + 2 * padding)
    const from = canvas.position()
    canvas.y += padding
    for (let at = 0; at < rowLines; at += 1) {
      canvas.room(lineHeight(body))
      for (const { column, node, lines } of laid)
        canvas.place(lines[at] ?? '', column, canvas.y, body, { node })
      canvas.y += lineHeight(body)
    }
    canvas.y += padding
    canvas.part('item', { x: left, width }, from, item)
    canvas.rule(left, width)
  }
  canvas.onNewPage = () => {}
}
