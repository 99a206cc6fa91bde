/** Whether the whole height of an element is in view and not behind a bar. */
export function isSeen(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].every((y) => {
    const hit = document.elementFromPoint(left + width / 2, y)
    return hit !== null && element.contains(hit)
  })
}
