/** So much of a section is shown at least: its line and its first field, in pixels. */
const minShown = 132

/** The space that bars leave, in pixels from the top of the window. */
function freeSpace() {
  // The style sheet knows what stays at the top: the bar, and on narrow screens the strip of the page.
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) - 8
  const bar = document.querySelector('[data-invoice-bar]')?.getBoundingClientRect()
  const bottom = bar && bar.top > top ? Math.min(bar.top, innerHeight) : innerHeight
  return { top, bottom: bottom - 8 }
}

/**
 * Scrolls as little as is needed to show an element between the bars: on narrow screens as much of it as there is room
 * for, as the next field is what one presses next, otherwise its beginning.
 */
export function scrollToShow(element: Element | null): void {
  if (!element) return
  const free = freeSpace()
  const { top, height } = element.getBoundingClientRect()
  const start = top + scrollY
  const shown = matchMedia('(width < 960px)').matches ? height : Math.min(height, minShown)
  const least = start + shown - free.bottom
  const most = start - free.top
  const wanted = Math.min(Math.max(scrollY, least), most)
  if (Math.abs(wanted - scrollY) >= 1) scrollTo({ top: Math.max(0, wanted), behavior: 'instant' })
}
