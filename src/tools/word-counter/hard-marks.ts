import { longestMarked } from './core/hard-sentences.ts'
import type { Stretch } from './core/sentences.ts'
import type { TextEdit } from './core/text-document.ts'

/** The highlight's name in the style sheet. */
const name = 'hard-sentence'

/** What a text area cannot do itself: marks under its text. */
export type HardMarks = {
  /** Follows the area with `layer`, which lies under it in the same shape, until the answer is called. */
  attach(layer: HTMLElement, area: HTMLTextAreaElement): () => void
  /** The text is another one: marks come with its analysis. */
  clear(): void
  /** Marks move with the text around them until the next analysis. */
  edit(edit: TextEdit, length: number): void
  /** Of the text as it is now. */
  show(text: string, stretches: readonly Stretch[]): void
}

/** CSS Custom Highlights: since Chromium 105, Safari 17.2, Firefox 140. */
export const canMark = () => typeof CSS !== 'undefined' && 'highlights' in CSS

/**
 * The layer holds the area's text once more, unseen, as a single text node: its ranges move with every edit, and the
 * browser paints them without elements that would have to be made anew. `current` gives what is to be marked now, or
 * null while that is not known.
 */
export function createHardMarks(
  current: () => { readonly text: string; readonly stretches: readonly Stretch[] } | null,
): HardMarks {
  let node: Text | undefined
  let scroll = () => {}

  const clear = () => {
    if (!node || node.data === '') return
    CSS.highlights.delete(name)
    node.data = ''
  }
  const show = (text: string, stretches: readonly Stretch[]) => {
    if (!node) return
    if (stretches.length === 0) {
      clear()
      return
    }
    if (node.data !== text) node.data = text
    const highlight = new Highlight()
    for (const { start, end } of stretches) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      highlight.add(range)
    }
    CSS.highlights.set(name, highlight)
    scroll()
  }
  return {
    attach(layer, area) {
      if (!canMark()) return () => {}
      node = layer.appendChild(document.createTextNode(''))
      scroll = () => {
        layer.dir = area.dir
        layer.scrollTop = area.scrollTop
      }
      area.addEventListener('scroll', scroll, { passive: true })
      const marked = current()
      if (marked) show(marked.text, marked.stretches)
      return () => {
        area.removeEventListener('scroll', scroll)
        clear()
        node?.remove()
        node = undefined
      }
    },
    clear,
    edit({ start, end, inserted }, length) {
      if (!node || node.data === '') return
      if (length > longestMarked) clear()
      else node.replaceData(start, end - start, inserted)
    },
    show,
  }
}
