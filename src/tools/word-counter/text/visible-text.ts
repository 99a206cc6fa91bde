/** A visible place in a text area: its text offset, and the middle of its line in the viewport, in CSS pixels. */
export type Anchor = { readonly offset: number; readonly middle: number }

/** Whether the browser can find the character of a text area at a point and its position: Chromium since 128, Firefox since 20. */
export const canFindText = () =>
  typeof CaretPosition !== 'undefined' &&
  'caretPositionFromPoint' in document &&
  'getClientRect' in CaretPosition.prototype

/** Distance between tried places in CSS pixels, since other elements may cover parts of the area. */
const step = 24

/** The visible vertical extent of an area's lines in the viewport, and an `x` within them. */
function linesOf(area: HTMLTextAreaElement) {
  const { left, top, right, bottom } = area.getBoundingClientRect()
  const { direction, paddingLeft, paddingRight } = getComputedStyle(area)
  // Slightly inside the line, to hit its first character and not the end of the line above.
  const x =
    direction === 'rtl'
      ? right - Number.parseFloat(paddingRight) - 9
      : left + Number.parseFloat(paddingLeft) + 9
  return { x, top: Math.max(top + 2, 0), bottom: Math.min(bottom - 2, innerHeight - 1) }
}

/** The topmost visible place whose line is not empty; `undefined` when there is none. */
export function findAnchor(area: HTMLTextAreaElement, text: string): Anchor | undefined {
  const { x, top, bottom } = linesOf(area)
  for (let y = top; y <= bottom; y += step) {
    const found = document.caretPositionFromPoint(x, y)
    if (found?.offsetNode !== area) continue
    const rect = found.getClientRect()
    if (!rect || rect.height === 0) continue
    // At a line end the following character is on another line, but the previous one is on this line.
    const offset = isLineEnd(text, found.offset) ? found.offset - 1 : found.offset
    if (isLineEnd(text, offset)) continue
    return { offset, middle: rect.top + rect.height / 2 }
  }
  return undefined
}

const isLineEnd = (text: string, offset: number) =>
  offset < 0 || offset >= text.length || text.charAt(offset) === '\n'

/** The start of the line that contains a visible place. */
export function findLineStart(area: HTMLTextAreaElement, { offset, middle }: Anchor): number {
  const { left, right } = area.getBoundingClientRect()
  const found = document.caretPositionFromPoint(area.dir === 'rtl' ? right - 2 : left + 2, middle)
  return found?.offsetNode === area ? Math.min(found.offset, offset) : offset
}

/** The last place of the area, if it is visible. */
export function findLast(area: HTMLTextAreaElement): number | undefined {
  const { x, bottom } = linesOf(area)
  if (bottom < area.getBoundingClientRect().bottom - step) return undefined
  const found = document.caretPositionFromPoint(x, bottom)
  return found?.offsetNode === area ? found.offset : undefined
}
