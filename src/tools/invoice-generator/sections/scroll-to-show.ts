/** So much of a section is shown at least: its line and its first field, in pixels. */
const minShown = 132

/** The space that bars leave, in pixels from the top of the window. */
function freeSpace() {
  const top = document.querySelector('body > * > header, header')?.getBoundingClientRect().bottom ?? 0
  const bar = document.querySelector('[data-invoice-bar]')?.getBoundingClientRect()
  const bottom = bar && bar.top > top ? Math.min(bar.top, innerHeight) : innerHeight
  return { top: top + 8, bottom: bottom - 8 }
}

/**
 * Scrolls as far as needed to show the beginning of an element between the bars, and no farther from the top of the page
 * than that on narrow screens, where the page of the invoice is above the form.
 */
export function scrollToShow(element: Element | null): void {
  if (!element) return
  const free = freeSpace()
  const { top, height } = element.getBoundingClientRect()
  const start = top + scrollY
  const least = start + Math.min(height, minShown) - free.bottom
  const most = start - free.top
  const isNarrow = matchMedia('(width < 960px)').matches
  const wanted = Math.min(Math.max(isNarrow ? 0 : scrollY, least), most)
  if (Math.abs(wanted - scrollY) >= 1) scrollTo({ top: Math.max(0, wanted), behavior: 'instant' })
}
