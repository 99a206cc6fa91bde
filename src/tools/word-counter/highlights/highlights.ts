import { maxHighlighted } from '../core/analysis/hard-sentences.ts'
import type { TextRange } from '../core/analysis/sentences.ts'
import { moveRanges } from '../core/document/move-ranges.ts'
import type { TextEdit } from '../core/document/text-document.ts'
import { canFindText } from '../text/visible-text.ts'
import { createHighlightLayer, type HighlightLayer } from './highlight-layer.ts'

/** Maximum text length in browsers that cannot find the visible text, where all of it is laid out twice. UTF-16 units. */
const maxWholeLayout = 200_000

/** Highlights under the text of a text area, which does not support them itself. */
export type Highlights = {
  /** Synchronizes `layer`, which lies under the area in the same shape, until the returned function is called. */
  attach(layer: HTMLElement, area: HTMLTextAreaElement): () => void
  /** Removes the highlights of a replaced text; new ones come with its analysis. */
  clear(): void
  /** Moves highlights with the text until the next analysis. */
  edit(edit: TextEdit, length: number): void
  /** Shows ranges of the current text. */
  show(text: string, ranges: readonly TextRange[]): void
}

/** Maximum length of a text with highlights in this browser, in UTF-16 units. */
export const maxHighlightable = () => (canFindText() ? maxHighlighted : maxWholeLayout)

/** `current` returns the ranges to highlight, or null while they are unknown. */
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
