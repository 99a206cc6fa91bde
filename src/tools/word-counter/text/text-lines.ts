import type { TextRange } from '../core/analysis/sentences.ts'

/** A text with an element for every line, so that an edit causes the layout of one line only, and marks in it. */
export type Lines = {
  readonly element: HTMLElement
  /** `marked` ascends and does not overlap; in UTF-16 units of the text. */
  fill(text: string, marked: readonly TextRange[]): void
  /** Replaces a part of one line; returns false when it spans lines, adds one, or reaches beyond a mark. */
  replace(start: number, end: number, inserted: string): boolean
  /** The DOM range of a part of the text, in UTF-16 units. */
  range(start: number, end: number): Range
}

/** A part of a line, in a text node of its own. */
type Piece = { readonly text: string; readonly isMarked: boolean }
type Line = { readonly element: HTMLElement; readonly nodes: readonly Text[] }

export function createLines(parent: HTMLElement): Lines {
  const element = parent.appendChild(document.createElement('div'))
  let lines: readonly Line[] = []

  /** The text node at a place and the offset in it. */
  const find = (place: number) => {
    const nodes = lines.flatMap((line) => line.nodes)
    let left = place
    for (const node of nodes) {
      const isLast = node === nodes.at(-1)
      if (left < node.length || isLast) return { node, offset: Math.min(left, node.length), isLast }
      left -= node.length
    }
    return undefined
  }
  return {
    element,
    fill(text, marked) {
      let offset = 0
      // Lines include their line ends, so that empty lines have the same height.
      const wanted = (text.match(/[^\n]*\n|[^\n]+/g) ?? []).map((line) => {
        const pieces = piecesOf(line, offset, marked)
        offset += line.length
        return pieces
      })
      const next = wanted.map((pieces, at) => {
        const line = lines[at]
        return line && hasPieces(line, pieces) ? line : createLine(pieces)
      })
      for (const [at, { element: own }] of next.entries()) {
        const before = lines[at]?.element
        if (!before) element.append(own)
        else if (before !== own) before.replaceWith(own)
      }
      for (const line of lines.slice(next.length)) line.element.remove()
      lines = next
    },
    replace(start, end, inserted) {
      const from = find(start)
      if (!from || inserted.includes('\n') || from.offset + end - start > from.node.length) return false
      if (from.node.substringData(from.offset, end - start).includes('\n')) return false
      // After the final line end a new line would begin, and what follows a mark is not in it.
      const isBehind = from.isLast && from.offset === from.node.length
      if (isBehind && (isMarked(from.node) || from.node.data.endsWith('\n'))) return false
      from.node.replaceData(from.offset, end - start, inserted)
      return true
    },
    range(start, end) {
      const range = new Range()
      const [from, to] = [find(start), find(end)]
      if (from && to) {
        range.setStart(from.node, from.offset)
        range.setEnd(to.node, to.offset)
      }
      return range
    },
  }
}

const isMarked = (node: Text) => node.parentElement?.tagName === 'MARK'

/** `offset` is that of the line in the text. */
function piecesOf(line: string, offset: number, marked: readonly TextRange[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const range of marked) {
    const [start, end] = [Math.max(range.start - offset, at), Math.min(range.end - offset, line.length)]
    if (end <= start) continue
    if (start > at) pieces.push({ text: line.slice(at, start), isMarked: false })
    pieces.push({ text: line.slice(start, end), isMarked: true })
    at = end
  }
  if (at < line.length) pieces.push({ text: line.slice(at), isMarked: false })
  return pieces
}

const hasPieces = ({ nodes }: Line, pieces: readonly Piece[]) =>
  nodes.length === pieces.length &&
  pieces.every((piece, at) => {
    const node = nodes[at]
    return node?.data === piece.text && isMarked(node) === piece.isMarked
  })

function createLine(pieces: readonly Piece[]): Line {
  const element = document.createElement('div')
  const nodes = pieces.map((piece) => {
    const node = document.createTextNode(piece.text)
    const parent = piece.isMarked ? element.appendChild(document.createElement('mark')) : element
    parent.append(node)
    return node
  })
  return { element, nodes }
}
