/** The distance from the list's edge, in pixels, within which a drag scrolls it. */
const scrollZone = 48

export function areSideBySide(rows: readonly Element[]): boolean {
  const [first, second] = rows
  return first instanceof HTMLElement && second instanceof HTMLElement && first.offsetTop === second.offsetTop
}

/**
 * One drag, from pointer down to pointer up. Rows are only shifted by transforms until the drop, so the document
 * and the interface's state stay untouched while it lasts. `list` is the element that scrolls. Rows may also lie side by
 * side; then nothing scrolls.
 */
export function dragRow(
  down: PointerEvent,
  list: HTMLElement,
  handle: HTMLElement,
  onDrop: (from: number, to: number) => void,
): void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  const from = rows.findIndex((row) => row.contains(handle))
  const row = rows[from]
  if (!row) return

  const across = areSideBySide(rows)
  /** Of right-to-left text, where the first of the rows that lie side by side is the rightmost. */
  const sign = across && getComputedStyle(list).direction === 'rtl' ? -1 : 1
  const middles = rows.map((each) =>
    across ? sign * (each.offsetLeft + each.offsetWidth / 2) : each.offsetTop + each.offsetHeight / 2,
  )
  const size = sign * (across ? row.offsetWidth : row.offsetHeight)
  const shift = (pixels: number) => (across ? `translateX(${pixels}px)` : `translateY(${pixels}px)`)
  const placeOf = ({ clientX, clientY }: PointerEvent) => (across ? clientX : clientY)
  const startScroll = list.scrollTop
  const view = list.clientHeight
  /** The rows with a transition. A class on the list would recompute the styles of all of its rows. */
  const sliding = new Set<HTMLElement>()
  let to = from
  let place = placeOf(down)
  let frame = 0

  const slide = (each: HTMLElement, transform: string) => {
    if (each.style.transform === transform) return
    sliding.add(each)
    each.setAttribute('data-sliding', '')
    each.style.transform = transform
  }
  const release = (each: HTMLElement) => {
    sliding.delete(each)
    each.removeAttribute('data-sliding')
    each.style.transform = ''
  }

  const follow = () => {
    const moved = place - placeOf(down) + (across ? 0 : list.scrollTop - startScroll)
    row.style.transform = shift(moved)
    const middle = (middles[from] ?? 0) + sign * moved
    const next = middles.filter((each, index) => index !== from && each < middle).length
    to = next
    const near = list.scrollTop - view
    rows.forEach((each, index) => {
      const at = middles[index] ?? 0
      // Rows far outside the viewport are not shifted: laying out a thousand again at the drop takes too long.
      const isNear = across || (at > near && at < near + 3 * view)
      const isPassed = (index > from && index <= to) || (index < from && index >= to)
      if (isNear && isPassed) slide(each, shift(index > from ? -size : size))
      else if (isNear && sliding.has(each)) slide(each, '')
      else if (sliding.has(each)) release(each)
    })
  }

  const scroll = () => {
    const { top, bottom } = list.getBoundingClientRect()
    const beyond = Math.min(0, place - top - scrollZone) + Math.max(0, place - bottom + scrollZone)
    if (beyond !== 0 && !across) {
      list.scrollTop += beyond / 4
      follow()
    }
    frame = requestAnimationFrame(scroll)
  }

  const end = new AbortController()
  const finish = (dropped: boolean) => {
    end.abort()
    cancelAnimationFrame(frame)
    row.style.transform = ''
    row.removeAttribute('data-lifted')
    for (const each of sliding) release(each)
    if (dropped && to !== from) onDrop(from, to)
  }

  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handler: (event: HTMLElementEventMap[Type]) => void,
  ) => handle.addEventListener(type, handler, { signal: end.signal })
  listen('pointermove', (event) => {
    place = placeOf(event)
    follow()
  })
  listen('pointerup', () => finish(true))
  listen('lostpointercapture', () => finish(false))
  listen('keydown', (event) => {
    if (event.key === 'Escape') finish(false)
  })

  list.addEventListener('selectstart', (event) => event.preventDefault(), { signal: end.signal })
  handle.setPointerCapture(down.pointerId)
  row.setAttribute('data-lifted', '')
  frame = requestAnimationFrame(scroll)
}
