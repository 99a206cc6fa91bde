import type { TextRange } from '../core/analysis/sentences.ts'
import type { TextEdit } from '../core/document/text-document.ts'
import { createLines, type Lines } from '../text/text-lines.ts'
import { type Anchor, canFindText, findAnchor, findLast, findLineStart } from '../text/visible-text.ts'

/** Text laid out before the first visible line and after the last, in UTF-16 units. */
const margin = 500
/** Text laid out from the first visible line on, if the last one is unknown. */
const maxShown = 6000
/** In a longer paragraph the layer begins with the visible line. */
const maxBefore = 8000
/** When typing makes the view longer than this, the layer is filled again. */
const maxView = 3 * (maxBefore + maxShown)

/** The part of the text in the layer, and the vertical offset of its lines at scroll position 0. */
type View = { readonly start: number; readonly end: number; readonly top: number }

export type HighlightLayer = {
  clear(): void
  draw(): void
  edit(edit: TextEdit): void
  remove(): void
}

/**
 * Draws `highlighted()` ranges of the area's text in a layer under it. The layer has the visible part of the text as
 * invisible text, with an element for each line: a key causes the layout of a single paragraph, however long the text is.
 * CSS Custom Highlights would be painted anew with every key, wherever it is typed.
 */
export function createHighlightLayer(
  layer: HTMLElement,
  area: HTMLTextAreaElement,
  highlighted: () => readonly TextRange[],
): HighlightLayer {
  const lines = createLines(layer)
  let view: View | undefined
  let frame = 0
  /** Current vertical offset of the lines, in CSS pixels. */
  let shift = 0

  const clear = () => {
    cancelAnimationFrame(frame)
    frame = 0
    view = undefined
    lines.fill('', [])
  }
  const follow = () => {
    if (!view) return
    shift = view.top - area.scrollTop
    lines.element.style.translate = `0 ${shift}px`
  }
  const draw = () => {
    const ranges = highlighted()
    if (layer.dir !== area.dir) layer.dir = area.dir
    view = ranges.length === 0 ? undefined : fill(lines, area, shift, ranges)
    if (view) follow()
    else clear()
  }
  /** Draws at most once per frame. */
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
  // Scrolling the page may make the area visible.
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

/** Lays out the text around the visible part, or all of it if the browser cannot find that part. */
function fill(
  lines: Lines,
  area: HTMLTextAreaElement,
  shift: number,
  ranges: readonly TextRange[],
): View | undefined {
  const text = area.value
  if (!canFindText()) {
    lines.fill(text, ranges)
    return { start: 0, end: text.length, top: 0 }
  }
  const anchor = findAnchor(area, text)
  if (!anchor) return undefined
  const start = startOf(area, text, anchor)
  const last = findLast(area) ?? anchor.offset + maxShown
  const lineEnd = text.indexOf('\n', last + margin)
  const end = Math.min(lineEnd < 0 ? text.length : lineEnd + 1, last + maxBefore)
  const inView = ranges
    .filter((one) => one.end > start && one.start < end)
    .map((one) => ({ start: one.start - start, end: one.end - start }))
  lines.fill(text.slice(start, end), inView)
  // The same character must be at the same height in layer and area.
  const at = anchor.offset - start
  const { top, height } = lines.range(at, at + 1).getBoundingClientRect()
  return { start, end, top: shift + anchor.middle - (top + height / 2) + area.scrollTop }
}

/** The start of a line of the text, so that lines wrap in the layer as in the area. */
function startOf(area: HTMLTextAreaElement, text: string, anchor: Anchor): number {
  const start = text.lastIndexOf('\n', Math.max(0, anchor.offset - margin) - 1) + 1
  return anchor.offset - start > maxBefore ? findLineStart(area, anchor) : start
}
