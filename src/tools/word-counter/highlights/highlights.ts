import { maxHighlighted } from '../core/analysis/hard-sentences.ts'
import type { TextRange } from '../core/analysis/sentences.ts'
import { moveRanges } from '../core/document/move-ranges.ts'
import type { TextEdit } from '../core/document/text-document.ts'
import { canFindText } from '../text/visible-text.ts'
import { createHighlightLayer, type HighlightLayer } from './highlight-layer.ts'

/** Where a browser cannot say which text is in sight, all of it is laid out twice: up to so many UTF-16 units. */
const maxWholeLayout = 200_000

/** What a text area cannot do itself: highlights under its text. */
export type Highlights = {
  /** Follows the area with `layer`, which lies under it in the same shape, until the returned function is called. */
  attach(layer: HTMLElement, area: HTMLTextAreaElement): () => void
  /** The text is another one: highlights come with its analysis. */
  clear(): void
  /** Highlights move with the text around them until the next analysis. */
  edit(edit: TextEdit, length: number): void
  /** Of the text as it is now. */
  show(text: string, ranges: readonly TextRange[]): void
}

/** CSS Custom Highlights: since Chromium 105, Safari 17.2, Firefox 140. */
export const canHighlight = () => typeof CSS !== 'undefined' && 'highlights' in CSS

/** The longest text that gets highlights in this browser, in UTF-16 units. */
export const maxHighlightable = () => (canFindText() ? maxHighlighted : maxWholeLayout)

/** `current` gives what is to be highlighted now, or null while that is not known. */
export function createHighlights(
  current: () => { readonly text: string; readonly ranges: readonly TextRange[] } | null,
): Highlights {
  let layer: HighlightLayer | undefined
  let ranges: readonly TextRange[] = []

  const show = (text: string, next: readonly TextRange[]) => {
    ranges = text.length > maxHighlightable() ? [] : next
    layer?.draw()
  }
  return {
    attach(element, area) {
      if (!canHighlight()) return () => {}
      layer = createHighlightLayer(element, area, () => ranges)
      const shown = current()
      if (shown) show(shown.text, shown.ranges)
      return () => {
        layer?.remove()
        layer = undefined
      }
    },
    clear() {
      ranges = []
      layer?.clear()
    },
    edit(edit, length) {
      if (ranges.length === 0) return
      ranges = length > maxHighlightable() ? [] : moveRanges(ranges, edit)
      if (ranges.length === 0) layer?.clear()
      else layer?.edit(edit)
    },
    show,
  }
}
