/** A place in a text area that is in sight: what stands there, and the middle of its line in the window, in CSS pixels. */
export type Anchor = { readonly offset: number; readonly middle: number }

/** Chromium since 128, Firefox since 20: which character of a text area stands at a point, and where it is drawn. */
export const canFindText = () =>
  typeof CaretPosition !== 'undefined' &&
  'caretPositionFromPoint' in document &&
  'getClientRect' in CaretPosition.prototype

/** How far from each other places are tried, in CSS pixels: other things may cover some of the area. */
const step = 24

/** The sides between which an area's lines stand in the window, as far as they are in sight. */
function linesOf(area: HTMLTextAreaElement) {
  const { left, top, right, bottom } = area.getBoundingClientRect()
  const { direction, paddingLeft, paddingRight } = getComputedStyle(area)
  // A little into the line: its first character, not the end of the line above.
  const x =
    direction === 'rtl'
      ? right - Number.parseFloat(paddingRight) - 9
      : left + Number.parseFloat(paddingLeft) + 9
  return { x, top: Math.max(top + 2, 0), bottom: Math.min(bottom - 2, innerHeight - 1) }
}

/** The first place in sight whose line holds a character, from the top; `undefined` when there is none. */
export function findAnchor(area: HTMLTextAreaElement, text: string): Anchor | undefined {
  const { x, top, bottom } = linesOf(area)
  for (let y = top; y <= bottom; y += step) {
    const found = document.caretPositionFromPoint(x, y)
    if (found?.offsetNode !== area) continue
    const rect = found.getClientRect()
    if (!rect || rect.height === 0) continue
    // Between two lines, the character behind a line's end is not on it, but the one before is.
    const offset = isLineEnd(text, found.offset) ? found.offset - 1 : found.offset
    if (isLineEnd(text, offset)) continue
    return { offset, middle: rect.top + rect.height / 2 }
  }
  return undefined
}

const isLineEnd = (text: string, offset: number) =>
  offset < 0 || offset >= text.length || text.charAt(offset) === '\n'

/** Where the line begins that holds a place in sight. */
export function findLineStart(area: HTMLTextAreaElement, { offset, middle }: Anchor): number {
  const { left, right } = area.getBoundingClientRect()
  const found = document.caretPositionFromPoint(area.dir === 'rtl' ? right - 2 : left + 2, middle)
  return found?.offsetNode === area ? Math.min(found.offset, offset) : offset
}

/** The last place of the area, where the window shows it. */
export function findLast(area: HTMLTextAreaElement): number | undefined {
  const { x, bottom } = linesOf(area)
  if (bottom < area.getBoundingClientRect().bottom - step) return undefined
  const found = document.caretPositionFromPoint(x, bottom)
  return found?.offsetNode === area ? found.offset : undefined
}
