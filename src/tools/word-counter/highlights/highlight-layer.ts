import type { TextRange } from '../core/analysis/sentences.ts'
import type { TextEdit } from '../core/document/text-document.ts'
import { createLines, type Lines } from '../text/text-lines.ts'
import { type Anchor, canFindText, findAnchor, findLast, findLineStart } from '../text/visible-text.ts'

/** The highlight's name in the style sheet. */
const name = 'hard-sentence'

/** What is laid out before the first line in sight and behind the last, in UTF-16 units. */
const margin = 500
/** What is laid out from the first line in sight on, where the last one is not known. */
const maxShown = 6000
/** In a longer paragraph the layer begins with the line in sight. */
const maxBefore = 8000
/** After so much typing in one place the layer is filled anew. */
const maxView = 3 * (maxBefore + maxShown)

/** The part of the text that stands in the layer, and how far its lines are moved down when nothing is scrolled. */
type View = { readonly start: number; readonly end: number; readonly top: number }

export type HighlightLayer = {
  clear(): void
  draw(): void
  edit(edit: TextEdit): void
  remove(): void
}

/**
 * Draws `highlighted()` ranges of the area's text in a layer under it. The layer holds the part of the text that is in
 * sight, unseen, an element for each of its lines: ranges move with every edit, and a key lays out a single paragraph
 * once more, however long the text is.
 */
export function createHighlightLayer(
  layer: HTMLElement,
  area: HTMLTextAreaElement,
  highlighted: () => readonly TextRange[],
): HighlightLayer {
  const lines = createLines(layer)
  let view: View | undefined
  let frame = 0
  /** How far the lines are moved down now, in CSS pixels. */
  let shift = 0

  const clear = () => {
    cancelAnimationFrame(frame)
    frame = 0
    view = undefined
    CSS.highlights.delete(name)
    lines.fill('')
  }
  const follow = () => {
    if (!view) return
    shift = view.top - area.scrollTop
    lines.element.style.translate = `0 ${shift}px`
  }
  const draw = () => {
    const ranges = highlighted()
    if (layer.dir !== area.dir) layer.dir = area.dir
    view = ranges.length === 0 ? undefined : fill(lines, area, shift)
    if (!view) {
      clear()
      return
    }
    follow()
    const { start, end } = view
    const inView = ranges
      .filter((one) => one.end > start && one.start < end)
      .map((one) => lines.range(Math.max(one.start, start) - start, Math.min(one.end, end) - start))
    CSS.highlights.set(name, new Highlight(...inView))
  }
  /** At most once a frame. */
  const drawSoon = () => {
    if (frame !== 0 || highlighted().length === 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      draw()
    })
  }
  const isCovered = () => {
    if (!view) return false
    const top = view.top - area.scrollTop
    const atStart = view.start === 0 || top <= 0
    return atStart && (view.end === area.textLength || top + lines.element.offsetHeight >= area.clientHeight)
  }
  const stop = new AbortController()
  const { signal } = stop
  const scrolled = () => {
    follow()
    if (!isCovered()) drawSoon()
  }
  // The page may scroll an area into sight that was not.
  addEventListener('scroll', scrolled, { passive: true, capture: true, signal })
  document.fonts.addEventListener('loadingdone', drawSoon, { signal })
  const resized = new ResizeObserver(drawSoon)
  resized.observe(area)

  return {
    clear,
    draw,
    edit({ start, end, inserted }) {
      if (!view || start > view.end) return
      const isInside = start >= view.start && end <= view.end && view.end - view.start < maxView
      if (!isInside || !lines.replace(start - view.start, end - view.start, inserted)) {
        drawSoon()
        return
      }
      view = { ...view, end: view.end + inserted.length - (end - start) }
    },
    remove() {
      stop.abort()
      resized.disconnect()
      clear()
      lines.element.remove()
    },
  }
}

/** Lays out the text around what is in sight; all of it where a browser cannot say what that is. */
function fill(lines: Lines, area: HTMLTextAreaElement, shift: number): View | undefined {
  const text = area.value
  if (!canFindText()) {
    lines.fill(text)
    return { start: 0, end: text.length, top: 0 }
  }
  const anchor = findAnchor(area, text)
  if (!anchor) return undefined
  const start = startOf(area, text, anchor)
  const last = findLast(area) ?? anchor.offset + maxShown
  const lineEnd = text.indexOf('\n', last + margin)
  const end = Math.min(lineEnd < 0 ? text.length : lineEnd + 1, last + maxBefore)
  lines.fill(text.slice(start, end))
  // Both hold the same character: there the layer's line has to be as high as the area's.
  const at = anchor.offset - start
  const { top, height } = lines.range(at, at + 1).getBoundingClientRect()
  return { start, end, top: shift + anchor.middle - (top + height / 2) + area.scrollTop }
}

/** The beginning of a line of the text, so that lines wrap in the layer as they do in the area. */
function startOf(area: HTMLTextAreaElement, text: string, anchor: Anchor): number {
  const start = text.lastIndexOf('\n', Math.max(0, anchor.offset - margin) - 1) + 1
  return anchor.offset - start > maxBefore ? findLineStart(area, anchor) : start
}
