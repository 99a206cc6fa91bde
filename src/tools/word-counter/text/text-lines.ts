/** A text with an element for every line, so that an edit causes the layout of one line only. */
export type Lines = {
  readonly element: HTMLElement
  fill(text: string): void
  /** Replaces a part of one line; returns false when it spans lines or adds one. */
  replace(start: number, end: number, inserted: string): boolean
  /** The DOM range of a part of the text, in UTF-16 units. */
  range(start: number, end: number): Range
}

export function createLines(parent: HTMLElement): Lines {
  const element = parent.appendChild(document.createElement('div'))
  let nodes: readonly Text[] = []

  /** The line at a place and the offset in it. */
  const find = (place: number) => {
    let left = place
    for (const node of nodes) {
      const last = node === nodes.at(-1)
      if (left < node.length || last) return { node, offset: Math.min(left, node.length) }
      left -= node.length
    }
    return undefined
  }
  return {
    element,
    fill(text) {
      // Lines include their line ends, so that empty lines have the same height.
      const lines = text.match(/[^\n]*\n|[^\n]+/g) ?? []
      if (lines.length === nodes.length && lines.every((line, at) => line === nodes[at]?.data)) return
      nodes = lines.map((line) => document.createTextNode(line))
      element.replaceChildren(
        ...nodes.map((node) => {
          const line = document.createElement('div')
          line.append(node)
          return line
        }),
      )
    },
    replace(start, end, inserted) {
      const from = find(start)
      if (!from || inserted.includes('\n') || from.offset + end - start > from.node.length) return false
      if (from.node.substringData(from.offset, end - start).includes('\n')) return false
      // After the final line end a new line would begin.
      if (from.node.data.slice(0, from.offset).endsWith('\n')) return false
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
