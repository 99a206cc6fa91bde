import { longestMarked } from '../core/analysis/hard-sentences.ts'
import type { Stretch } from '../core/analysis/sentences.ts'
import type { TextEdit } from '../core/document/text-document.ts'
import { moveStretches } from '../core/move-stretches.ts'
import { canFindText } from '../text/visible-text.ts'
import { createHighlightLayer, type HighlightLayer } from './highlight-layer.ts'

/** Where a browser cannot say which text is in sight, all of it is laid out twice: up to so many UTF-16 units. */
const longestWhole = 200_000

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

/** The longest text that gets marks in this browser, in UTF-16 units. */
export const longestMarkable = () => (canFindText() ? longestMarked : longestWhole)

/** `current` gives what is to be marked now, or null while that is not known. */
export function createHighlights(
  current: () => { readonly text: string; readonly stretches: readonly Stretch[] } | null,
): HardMarks {
  let layer: HighlightLayer | undefined
  let stretches: readonly Stretch[] = []

  const show = (text: string, next: readonly Stretch[]) => {
    stretches = text.length > longestMarkable() ? [] : next
    layer?.draw()
  }
  return {
    attach(element, area) {
      if (!canMark()) return () => {}
      layer = createHighlightLayer(element, area, () => stretches)
      const marked = current()
      if (marked) show(marked.text, marked.stretches)
      return () => {
        layer?.remove()
        layer = undefined
      }
    },
    clear() {
      stretches = []
      layer?.clear()
    },
    edit(edit, length) {
      if (stretches.length === 0) return
      stretches = length > longestMarkable() ? [] : moveStretches(stretches, edit)
      if (stretches.length === 0) layer?.clear()
      else layer?.edit(edit)
    },
    show,
  }
}
