/** A text of which every line is an element of its own, so that an edit in one lays out no other. */
export type Lines = {
  readonly element: HTMLElement
  fill(text: string): void
  /** Replaces a part of one line; false when it is not within one, or would make more of them. */
  replace(start: number, end: number, inserted: string): boolean
  /** Of a part of the text, in UTF-16 units. */
  range(start: number, end: number): Range
}

export function createLines(parent: HTMLElement): Lines {
  const element = parent.appendChild(document.createElement('div'))
  let nodes: readonly Text[] = []

  /** The line that holds a place, and how far into it; the end of a line belongs to it before its line end. */
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
      // With its line end each: an empty line is as high as the others.
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
      // Behind the last line end of all a new line would begin.
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
